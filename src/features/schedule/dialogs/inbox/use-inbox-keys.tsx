import type { KeyboardEvent, RefObject } from "react";

/** Keys of a list of requests: up and down from a button to the same one of another request that has it. */
export function useInboxKeys(box: RefObject<HTMLElement | null>) {
  function buttons(act: string): HTMLElement[] {
    return [...(box.current?.querySelectorAll<HTMLElement>(`[data-act="${act}"]`) ?? [])];
  }

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const target = event.target as HTMLElement;
      const { act } = target.dataset;
      if (!act) return;
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      // A held Enter judges one request and not all of them.
      if (by !== undefined || (event.key === "Enter" && event.repeat)) event.preventDefault();
      if (by === undefined) return;
      const all = buttons(act);
      all[all.indexOf(target) + by]?.focus();
    },
    /** A request is being judged: on to the next one that is not, else to the one before. */
    goOn(act: string, row: string): void {
      const all = buttons(act);
      const own = all.findIndex(({ dataset }) => dataset.row === row);
      (all[own + 1] ?? all[own - 1])?.focus();
    },
  };
}
