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

/** Calls that are under way. */
export interface ShiftRun {
  readonly id: string;
  readonly key: string;
  /** The dialog that goes on with what has not been done. */
  rest(): Work;
}

/** Keeps what is under way for when nobody is there any more to hear of it. */
export interface ShiftRuns {
  begin(rest: () => Work): ShiftRun;
  /** `left`: what is to be offered, if anything is. */
  end(run: ShiftRun, left: Work | null): void;
  isKept(run: ShiftRun): boolean;
}

/** Makes calls one after another, and all that wait at once when the page is left. */
export function createShiftRows(port: SchedulePort, runs: () => ShiftRuns) {
  /** The dialogs whose calls are under way. */
  const busy = new Set<ScheduleDialog | null>();

  async function inARow<T>(items: readonly T[], rows: Rows<T>, done: (item: T) => void) {
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
      if (answer?.ok) done(item);
      else left.push(item);
      if (answer === null) continue;
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
      const kept = runs();
      const run = kept.begin(() => rows.rest([...waiting]));
      busy.add(shown);
      const { left, failed } = await inARow(items, rows, (item) => waiting.delete(item));
      busy.delete(shown);
      const all = failed ?? { ok: true, data: null, status: 200 };
      await here.perform(async () => all, rows.words.failed(left.length));
      if (failed === null) here.say(rows.words.done(items.length - left.length));
      here.queries.shifts(shiftRange(port.model().date())).invalidate();
      const isThere = here.isShown() && port.isConnected();
      const isOpen = here.isShown() && dialogs.shown() === shown;
      // What the operator has stopped is not offered.
      const isGivenUp = isThere && rows.mayGoOn?.() === false && !kept.isKept(run);
      kept.end(run, left.length > 0 && !(isThere && isOpen) && !isGivenUp ? rows.rest(left) : null);
      if (isOpen && !isThere) dialogs.close();
      else if (left.length > 0 && isOpen && !rows.keepsDialog) dialogs.keep(rows.rest(left).dialog);
      else if (left.length === 0 && here.isShown()) shiftState.unselect();
      return left;
    },

    /** As a draft keeps them: what is under way is kept elsewhere. */
    dialogs() {
      const { dialogs } = port.model();
      return {
        ...dialogs,
        unsaved: () => (busy.has(dialogs.shown()) ? null : dialogs.unsaved()),
        // Others may be on offer already, and so may these where the element was moved.
        offer(works: readonly Work[]) {
          const before = works.length > 0 ? dialogs.offered() : [];
          const known = new Set(before.map((work) => JSON.stringify(work)));
          dialogs.offer([...before, ...works.filter((work) => !known.has(JSON.stringify(work)))]);
        },
      };
    },
  };
}
