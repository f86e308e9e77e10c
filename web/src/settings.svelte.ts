// What a reader has chosen on this device.
export type Theme = "system" | "light" | "dark";

export interface Settings {
  theme: Theme;
  speed: number; // of the events: 0 shows only where they lead
  sound: boolean;
  oneClick: boolean; // the first click on a card plays it
}

const DEFAULTS: Settings = { theme: "system", speed: 1, sound: false, oneClick: false };

export const settings = $state<Settings>({ ...DEFAULTS, ...kept() });

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem("settings") ?? "{}");
  } catch {
    return {};
  }
}

/** Change a setting and remember it. */
export function choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  localStorage.setItem("settings", JSON.stringify(settings));
  dress();
}

/** Light or dark, on the page itself. */
export function dress(): void {
  if (settings.theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

/** Should events be shown one by one? */
export function animates(): boolean {
  return settings.speed > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
