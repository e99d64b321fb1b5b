import { useEffect, useEffectEvent, useRef } from "react";

/** Reads once when the operator comes back to the window from what was opened in another tab. Gives what begins the waiting. */
export function useReadWhenBack(read: () => void): () => void {
  const isAway = useRef(false);
  const comeBack = useEffectEvent(() => {
    if (!isAway.current) return;
    isAway.current = false;
    read();
  });
  useEffect(() => {
    const back = () => comeBack();
    addEventListener("focus", back);
    return () => removeEventListener("focus", back);
  }, []);
  return () => {
    isAway.current = true;
  };
}
