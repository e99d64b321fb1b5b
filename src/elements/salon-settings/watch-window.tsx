/**
 * Follows the window as long as a screen is there: `look` when the page is seen again, `leave` when it goes, `again`
 * when the browser had kept it while others were shown. Gives what ends it.
 */
export function watchWindow(on: { refresh(): void; leave(): void; again(): void }): () => void {
  const refresh = (): void => {
    if (document.visibilityState !== "hidden") on.refresh();
  };
  const again = (event: PageTransitionEvent): void => {
    if (event.persisted) on.again();
  };
  document.addEventListener("visibilitychange", refresh);
  window.addEventListener("pageshow", again);
  window.addEventListener("pagehide", on.leave);
  return () => {
    document.removeEventListener("visibilitychange", refresh);
    window.removeEventListener("pagehide", on.leave);
    window.removeEventListener("pageshow", again);
  };
}
