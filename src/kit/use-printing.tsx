import { createContext, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True for the rows of a list that is printed: a row that is drawn for paper alone mounts after the print event. */
export const OnPaper = createContext(false);

/** True while the page is being printed: then everything is drawn, wherever it was scrolled to. */
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
