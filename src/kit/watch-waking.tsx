/** How often it is looked whether time has passed unnoticed, and how much of it was a sleep, in milliseconds. */
const lookMs = 5_000;
const sleepMs = 20_000;

/**
 * Calls back where the page may have slept: the network is there again, the browser brings the page back, or a timer comes
 * much too late. Several signs may come for one waking. Returns a function that ends it.
 */
export function watchWaking(woke: () => void): () => void {
  let before = Date.now();
  const timer = setInterval(() => {
    const slept = Date.now() - before - lookMs;
    before = Date.now();
    if (slept > sleepMs) woke();
  }, lookMs);
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) woke();
  };
  addEventListener("online", woke);
  addEventListener("pageshow", shown);
  return () => {
    clearInterval(timer);
    removeEventListener("online", woke);
    removeEventListener("pageshow", shown);
  };
}
