import { useRef, useState } from "react";

/** State of a call, and the function that begins it: `null` while it is, however fast it is pressed again. */
export function useBusy(): readonly [busy: boolean, run: <T>(act: () => Promise<T>) => Promise<T | null>] {
  const [busy, setBusy] = useState(false);
  // A second press may come before the first one is drawn.
  const isBusy = useRef(false);
  async function run<T>(act: () => Promise<T>): Promise<T | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setBusy(true);
    try {
      return await act();
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }
  return [busy, run];
}
