import { useEffect, useState } from "react";

/** Now, looked at again each half a minute. */
export function useTokyoNow(now: () => number): number {
  const [shown, setShown] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setShown(now()), 30_000);
    return () => clearInterval(timer);
  }, [now]);
  return shown;
}
