import {
  changeTimeShift,
  createTimeShift,
  deleteTimeShift,
  type ShiftFields,
  type TimeShift,
} from "../../api/time-shifts.js";
import { editingWords, explainFailure, type ScreenCommands } from "../../editor/index.js";
import { asSalonAnswer } from "../../features/reservation/index.js";
import {
  ruleDate,
  type ScheduleActions,
  type ScheduleModel,
  type ScheduleWords,
} from "../../features/schedule/index.js";
import type { Answer } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import type { Locale } from "../../lib/locale.js";

/** The element as the calls of its shifts see it. */
export interface ShiftCallsPort {
  model(): ScheduleModel;
  salon(): string;
  words(): ScheduleWords;
  locale(): Locale;
  /** The days that are loaded are asked again. */
  refreshShifts(): void;
  readonly commands: ScreenCommands;
}

type Calls = Pick<
  ScheduleActions,
  "saveShift" | "removeShift" | "paintShifts" | "eraseShifts" | "copyShifts"
>;

/** What an operator does to shifts: calls by the series, after each of which the server says what stands on which day. */
export function createShiftCalls(http: Http, port: ShiftCallsPort): Calls {
  const { commands } = port;

  async function perform(call: () => Promise<Answer<unknown>>, done: string): Promise<boolean> {
    const answer = await commands.perform(async () => asSalonAnswer(await call()), port.words().shiftFailed);
    if (answer.ok) port.model().say(done);
    port.refreshShifts();
    return answer.ok;
  }

  /** One after another, as long as `goesOn`: what fails or was not sent is left, and the last failure is said. */
  async function performEach<T>(
    items: readonly T[],
    call: (item: T) => Promise<Answer<unknown>>,
    words: { done(count: number): string; failed(count: number): string },
    goesOn: (item: T, answer: Answer<unknown>) => boolean = () => true,
  ): Promise<T[]> {
    const left: T[] = [];
    let failed: Answer<unknown> | null = null;
    let mayGoOn = true;
    for (const item of items) {
      const answer = mayGoOn ? asSalonAnswer(await call(item)) : null;
      if (!answer?.ok) left.push(item);
      if (answer === null) continue;
      if (!answer.ok) failed = answer;
      mayGoOn = goesOn(item, answer);
    }
    const all = failed ?? { ok: true, data: null, status: 200 };
    await commands.perform(async () => all, words.failed(left.length));
    if (failed === null) port.model().say(words.done(items.length - left.length));
    port.refreshShifts();
    return left;
  }

  const remove = (salon: string, shift: TimeShift, scope: "once" | "following" | "permanently") => {
    const { salon_resource_id: resource, master_id: master, self_id: selfId } = shift;
    return deleteTimeShift(http, { salon, resource, master }, { scope, date: ruleDate(shift), selfId });
  };

  return {
    saveShift(shift, resource, fields, scope): Promise<boolean> {
      const salon = port.salon();
      const series = { salon, resource, master: shift?.master_id ?? 0 };
      const change = () =>
        shift === null
          ? createTimeShift(http, series, fields)
          : changeTimeShift(http, series, {
              ...{ patch_type: scope, date: ruleDate(shift), self_id: shift.self_id },
              ...fields,
            });
      return perform(change, port.words().shiftSaved).then((isDone) => {
        if (isDone) port.model().shiftState.rememberHours(fields.from, fields.to);
        return isDone;
      });
    },

    removeShift(shift, scope): Promise<boolean> {
      const salon = port.salon();
      return perform(() => remove(salon, shift, scope), port.words().shiftRemoved);
    },

    async paintShifts(cells, fields: ShiftFields): Promise<boolean> {
      const [salon, words, model] = [port.salon(), port.words(), port.model()];
      const left = await performEach(
        cells,
        ({ date, resourceId }) =>
          createTimeShift(http, { salon, resource: resourceId }, { ...fields, start_date: date }),
        { done: words.painted, failed: words.paintRest },
      );
      if (left.length < cells.length) model.shiftState.rememberHours(fields.from, fields.to);
      if (left.length > 0) model.dialogs.keep({ is: "paint", cells: left });
      else model.shiftState.unselect();
      return left.length === 0;
    },

    async eraseShifts(shifts): Promise<boolean> {
      const [salon, words, model] = [port.salon(), port.words(), port.model()];
      const left = await performEach(shifts, (shift) => remove(salon, shift, "once"), {
        done: words.erased,
        failed: words.eraseRest,
      });
      if (left.length > 0) model.dialogs.keep({ is: "erase", shifts: left });
      else model.shiftState.unselect();
      return left.length === 0;
    },

    async copyShifts(shifts, watch): Promise<boolean> {
      const [salon, words, model] = [port.salon(), port.words(), port.model()];
      const left = await performEach(
        shifts,
        ({ resourceId: resource, date, from, to, description }) => {
          const fields = { start_date: date, repeat: "none", from, to, description, expired_at: null };
          return createTimeShift(http, { salon, resource }, fields);
        },
        { done: words.copied, failed: words.copyRest },
        (shift, answer) => {
          watch.ended(shift, answer.ok ? null : explainFailure(answer.failure, editingWords[port.locale()]));
          // Nothing more can be saved on a page that has expired.
          return watch.mayGoOn() && (answer.ok || answer.failure.kind !== "expired");
        },
      );
      if (left.length > 0 || !watch.mayGoOn()) return false;
      model.shiftState.unselect();
      return true;
    },
  };
}
