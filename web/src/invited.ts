// Tables this reader was invited to and has not sat down at: they are kept on this device.
const KEY = "invited";
const MOST = 8;

export function invitations(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

const keep = (codes: string[]) => localStorage.setItem(KEY, JSON.stringify(codes.slice(0, MOST)));

export const invite = (code: string) => keep([code, ...invitations().filter((other) => other !== code)]);
export const forget = (code: string) => keep(invitations().filter((other) => other !== code));
