import { createContext, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** What a list tells its rows: one that is drawn for paper alone comes too late to hear of it. */
export const OnPaper = createContext(false);

/** Whether the page is being printed: then everything is drawn, wherever it was scrolled to. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // At once: the browser takes the picture after the event.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const paper = matchMedia("print");
    const follow = () => (paper.matches ? begin() : end());
    paper.addEventListener("change", follow);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      paper.removeEventListener("change", follow);
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
