/** The card under this press, "" if it lies face down; the menu key presses the button that holds it. */
export function cardUnder(event: Event): string | null {
  const target = event.target as Element;
  const found = target.closest<HTMLElement>("[data-face]") ?? target.closest("button")?.querySelector<HTMLElement>("[data-face]");
  return found?.dataset.face ?? null;
}
