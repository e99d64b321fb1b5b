import {
  changeTimeShift,
  createTimeShift,
  deleteTimeShift,
  type ShiftFields,
  type TimeShift,
} from "../../api/time-shifts.js";
import type { ScreenCommands } from "../../editor/index.js";
import { asSalonAnswer } from "../../features/reservation/index.js";
import {
  ruleDate,
  type ScheduleActions,
  type ScheduleModel,
  type ScheduleWords,
} from "../../features/schedule/index.js";
import type { Answer } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";

/** The element as the calls of its shifts see it. */
export interface ShiftCallsPort {
  model(): ScheduleModel;
  salon(): string;
  words(): ScheduleWords;
  /** The days that are loaded are asked again. */
  refreshShifts(): void;
  readonly commands: ScreenCommands;
}

type Calls = Pick<ScheduleActions, "saveShift" | "removeShift" | "paintShifts" | "eraseShifts">;

/** What an operator does to shifts: calls by the series, after each of which the server says what stands on which day. */
export function createShiftCalls(http: Http, port: ShiftCallsPort): Calls {
  const { commands } = port;

  async function perform(call: () => Promise<Answer<unknown>>, done: string): Promise<boolean> {
    const answer = await commands.perform(async () => asSalonAnswer(await call()), port.words().shiftFailed);
    if (answer.ok) port.model().say(done);
    port.refreshShifts();
    return answer.ok;
  }

  /** One after another: what fails is left, and the last failure is said. */
  async function performEach<T>(
    items: readonly T[],
    call: (item: T) => Promise<Answer<unknown>>,
    words: { done: string; failed(count: number): string },
  ): Promise<T[]> {
    const left: T[] = [];
    let failed: Answer<unknown> | null = null;
    for (const item of items) {
      const answer = asSalonAnswer(await call(item));
      if (answer.ok) continue;
      failed = answer;
      left.push(item);
    }
    const all = failed ?? { ok: true, data: null, status: 200 };
    await commands.perform(async () => all, words.failed(left.length));
    if (failed === null) port.model().say(words.done);
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
        { done: words.painted(cells.length), failed: words.paintRest },
      );
      if (left.length < cells.length) model.shiftState.rememberHours(fields.from, fields.to);
      if (left.length > 0) model.dialogs.keep({ is: "paint", cells: left });
      else model.shiftState.unselect();
      return left.length === 0;
    },

    async eraseShifts(shifts): Promise<boolean> {
      const [salon, words, model] = [port.salon(), port.words(), port.model()];
      const left = await performEach(shifts, (shift) => remove(salon, shift, "once"), {
        done: words.erased(shifts.length),
        failed: words.eraseRest,
      });
      if (left.length > 0) model.dialogs.keep({ is: "erase", shifts: left });
      else model.shiftState.unselect();
      return left.length === 0;
    },
  };
}
