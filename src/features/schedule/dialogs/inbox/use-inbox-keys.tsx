import type { KeyboardEvent, RefObject } from "react";

/**
 * Keys of a list of requests: up, down, Home and End from a button to the same one of another request that has it, Delete
 * denies the request that has the focus.
 */
export function useInboxKeys(box: RefObject<HTMLElement | null>) {
  function buttons(act: string): HTMLElement[] {
    return [...(box.current?.querySelectorAll<HTMLElement>(`[data-act="${act}"]`) ?? [])];
  }

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const target = event.target as HTMLElement;
      const { act } = target.dataset;
      if (!act) return;
      if (event.key === "Delete") {
        event.preventDefault();
        if (!event.repeat) target.closest("li")?.querySelector<HTMLElement>("[data-act=denied]")?.click();
        return;
      }
      const all = buttons(act);
      const at = all.indexOf(target);
      const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
      // A held Enter judges one request and not all of them.
      if (to !== undefined || (event.key === "Enter" && event.repeat)) event.preventDefault();
      if (to !== undefined) all[to]?.focus();
    },
    /** A request was judged: on to the next one that waits for it, else to the one before, else to what is left of it. */
    goOn(act: string, row: string): void {
      const rows = buttons("open").map(({ dataset }) => dataset.row);
      const at = rows.indexOf(row);
      const open = buttons(act).filter((each) => !each.matches("[aria-busy], [aria-disabled]"));
      const place = ({ dataset }: HTMLElement) => rows.indexOf(dataset.row);
      const next = open.find((each) => place(each) > at) ?? open.findLast((each) => place(each) < at);
      (next ?? buttons("open")[at])?.focus();
    },
  };
}
