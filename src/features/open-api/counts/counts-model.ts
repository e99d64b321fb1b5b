import { type Atom, atom, type createStore } from "jotai/vanilla";
import { tokyoDay } from "../../../lib/dates/days.js";
import { anchorPeriod, type Period, type PeriodChoice, periodProblems } from "../period/period.js";

/** The state of the section of counts. */
export interface CountsModel {
  readonly atoms: {
    readonly choice: Atom<PeriodChoice>;
    /** As it was read last: a day later the same choice means other days. */
    readonly period: Atom<Period>;
    /** Codes that are taken out of chart, table and sum. */
    readonly hidden: Atom<ReadonlySet<number>>;
    readonly view: Atom<"chart" | "table">;
  };
  period(): Period;
  /** Reads what is chosen from now on. `false` where the days cannot be read. */
  anchor(): boolean;
  choose(choice: PeriodChoice): void;
  showCode(id: number, isShown: boolean): void;
  viewAs(view: "chart" | "table"): void;
}

/** Makes it. `now` in milliseconds since 1970. */
export function createCountsModel(store: ReturnType<typeof createStore>, now: () => number): CountsModel {
  const choice = atom<PeriodChoice>({ preset: "30" });
  const period = atom<Period>(anchorPeriod({ preset: "30" }, tokyoDay(now())));
  const hidden = atom<ReadonlySet<number>>(new Set<number>());
  const view = atom<"chart" | "table">("chart");

  function anchor(): boolean {
    const chosen = store.get(choice);
    const today = tokyoDay(now());
    if (chosen.preset === "custom") {
      const { from, to } = periodProblems(chosen.from, chosen.to, today);
      if (from !== null || to !== null) return false;
    }
    const next = anchorPeriod(chosen, today);
    const before = store.get(period);
    if (next.from !== before.from || next.to !== before.to) store.set(period, next);
    return true;
  }
  return {
    atoms: { choice, period, hidden, view },
    period: () => store.get(period),
    anchor,
    choose(next: PeriodChoice): void {
      store.set(choice, next);
      anchor();
    },
    showCode(id: number, isShown: boolean): void {
      const all = new Set(store.get(hidden));
      if (isShown) all.delete(id);
      else all.add(id);
      store.set(hidden, all);
    },
    viewAs: (next: "chart" | "table") => store.set(view, next),
  };
}
