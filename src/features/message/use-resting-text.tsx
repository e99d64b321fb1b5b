import { useEffect, useState } from "react";

/** How long nothing may change before it is said, in milliseconds: not after each letter. */
const restBefore = 500;

/** A text for a live region: what was last given, once it rests. That there is nothing to say holds at once. */
export function useRestingText(text: string): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    if (text === "") {
      setRested("");
      return;
    }
    const timer = setTimeout(() => setRested(text), restBefore);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
