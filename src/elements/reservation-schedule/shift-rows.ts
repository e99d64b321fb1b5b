import type { DialogWork } from "../../editor/index.js";
import { asSalonAnswer } from "../../features/reservation/index.js";
import { type ScheduleDialog, shiftRange } from "../../features/schedule/index.js";
import type { Answer } from "../../lib/failure.js";
import { withIndex } from "../../lib/with-index.js";
import type { ScheduleHere, SchedulePort } from "./schedule-here.js";

type Work = DialogWork<ScheduleDialog>;

/** Shifts of several days, a call each. */
interface Rows<T> {
  call(item: T): Promise<Answer<unknown>>;
  readonly words: { done(count: number): string; failed(count: number): string };
  /** The dialog that goes on with what is left. */
  rest(left: readonly T[]): Work;
  /** The dialog itself knows what is left, and stays as it is. */
  readonly keepsDialog?: boolean;
  mayGoOn?(): boolean;
  /** A call has its answer; whether another one may follow. */
  ended?(item: T, answer: Answer<unknown>): boolean;
}

/**
 * Makes calls one after another, and all that wait at once when the page is left. What had no answer then, and what is left of
 * a salon that is not shown any more, is a dialog that can be offered.
 */
export function createShiftRows(port: SchedulePort, changed: () => void) {
  const underWay = new Set<{ here: ScheduleHere; rest(): Work }>();
  /** Of salons that were not shown when it ended. */
  let kept: readonly { here: ScheduleHere; work: Work }[] = [];

  async function inARow<T>(items: readonly T[], rows: Rows<T>, answered: (item: T) => void) {
    const calls: Promise<Answer<unknown>>[] = [];
    const left: T[] = [];
    let failed: Answer<unknown> | null = null;
    let goesOn = true;
    const mayGoOn = () => goesOn && rows.mayGoOn?.() !== false;
    function sendTo(count: number): void {
      for (const item of items.slice(calls.length, count)) calls.push(rows.call(item));
    }
    const end = port.client.leaving.listen(() => {
      if (mayGoOn()) sendTo(items.length);
    });
    for (const [at, item] of withIndex(items)) {
      if (mayGoOn()) sendTo(at + 1);
      const call = calls[at];
      const answer = call ? asSalonAnswer(await call) : null;
      if (!answer?.ok) left.push(item);
      if (answer === null) continue;
      answered(item);
      if (!answer.ok) failed = answer;
      if (rows.ended?.(item, answer) === false) goesOn = false;
    }
    end();
    return { left, failed };
  }

  return {
    /** Gives what is left. */
    async perform<T>(here: ScheduleHere, items: readonly T[], rows: Rows<T>): Promise<readonly T[]> {
      const { dialogs, shiftState } = port.model();
      const shown = dialogs.shown();
      const waiting = new Set(items);
      const run = { here, rest: () => rows.rest([...waiting]) };
      underWay.add(run);
      const { left, failed } = await inARow(items, rows, (item) => waiting.delete(item));
      underWay.delete(run);
      const all = failed ?? { ok: true, data: null, status: 200 };
      await here.perform(async () => all, rows.words.failed(left.length));
      if (failed === null) here.say(rows.words.done(items.length - left.length));
      here.queries.shifts(shiftRange(port.model().date())).invalidate();
      const isOpen = here.isShown() && dialogs.shown() === shown;
      if (left.length > 0 && !here.isShown()) kept = [...kept, { here, work: rows.rest(left) }];
      else if (left.length > 0 && isOpen && !rows.keepsDialog) dialogs.keep(rows.rest(left).dialog);
      else if (left.length === 0 && here.isShown()) shiftState.unselect();
      changed();
      return left;
    },

    /** As a draft keeps them: what has no answer yet goes on in this page, and only the next one begins with it. */
    dialogs() {
      const { dialogs } = port.model();
      const run = [...underWay].find(({ here }) => here.isShown());
      return {
        ...dialogs,
        unsaved: () => (run ? (port.client.leaving.isOn() ? run.rest() : null) : dialogs.unsaved()),
        offer: (works: readonly Work[]) =>
          dialogs.offer(works.length > 0 ? [...dialogs.offered(), ...works] : works),
      };
    },

    /** What is left of the salon that is shown now. It is not given again. */
    takeLeft(): readonly Work[] {
      const ours = kept.filter(({ here }) => here.isShown());
      kept = kept.filter((each) => !ours.includes(each));
      return ours.map(({ work }) => work);
    },
  };
}
