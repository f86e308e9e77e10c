// The service worker: keeps the shell, so that the app opens without a connection and says so in the reader's language.
// SHELL and CACHE stand above this; the build writes them.

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => clients.claim()));
});

/** Drop what earlier builds have kept. */
async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET" || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
});

/** Every address is the same page; the kept one if nobody answers. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** Assets carry a hash in their names and never change. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}
