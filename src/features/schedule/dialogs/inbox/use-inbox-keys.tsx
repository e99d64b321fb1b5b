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
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!act || by === undefined) return;
      event.preventDefault();
      const all = buttons(act);
      all[all.indexOf(target) + by]?.focus();
    },
    /** A request is being judged: on to the next one that is not, else to the one before. */
    goOn(from: HTMLElement | null): void {
      const act = from?.dataset.act;
      if (!from || !act) return;
      const all = buttons(act);
      const own = all.indexOf(from);
      (all[own + 1] ?? all[own - 1])?.focus();
    },
  };
}
