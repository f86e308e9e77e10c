// Which screen is shown: the path of the address.
export const route = $state({ path: location.pathname, query: new URLSearchParams(location.search) });

export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  follow();
  if (!replace) scrollTo(0, 0);
}

function follow(): void {
  route.path = location.pathname;
  route.query = new URLSearchParams(location.search);
}

addEventListener("popstate", follow);

/** For links: stay in the page, unless the reader asks for a new tab. */
export function inside(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (event.defaultPrevented || !link || !plain || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  event.preventDefault();
  go(link.href);
}
