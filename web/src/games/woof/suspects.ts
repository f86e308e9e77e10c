// What the viewer takes the others for: marks on a private grid, kept on this device for one round of one table.
export type Mark = "yes" | "no" | "open";
export type Marks = Record<string, Mark>; // by "seat role"

const ORDER: Mark[] = ["open", "yes", "no"];

export const next = (mark: Mark): Mark => ORDER[(ORDER.indexOf(mark) + 1) % ORDER.length]!;

export function read(page: string): Marks {
  try {
    return JSON.parse(localStorage.getItem(page) ?? "{}");
  } catch {
    return {};
  }
}

export const keep = (page: string, marks: Marks): void => localStorage.setItem(page, JSON.stringify(marks));
