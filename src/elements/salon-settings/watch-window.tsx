/**
 * Follows the window as long as a screen is there: `look` when the page is seen again, `leave` when it goes. Gives what
 * ends it.
 */
export function watchWindow(on: { look(): void; leave(): void }): () => void {
  const look = (): void => {
    if (document.visibilityState !== "hidden") on.look();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pagehide", on.leave);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pagehide", on.leave);
  };
}
