import {
  changeTimeShift,
  createTimeShift,
  deleteTimeShift,
  type ShiftFields,
  type TimeShift,
} from "../../api/time-shifts.js";
import { editingWords, explainFailure } from "../../editor/index.js";
import { asSalonAnswer } from "../../features/reservation/index.js";
import { ruleDate, type ScheduleActions, shiftRange } from "../../features/schedule/index.js";
import type { Answer } from "../../lib/failure.js";
import type { ScheduleHere, SchedulePort } from "./schedule-here.js";
import type { createShiftRows } from "./shift-rows.js";

type Calls = Pick<
  ScheduleActions,
  "saveShift" | "removeShift" | "paintShifts" | "eraseShifts" | "copyShifts"
>;

/** What an operator does to shifts: calls by the series, after each of which the server says what stands on which day. */
export function createShiftCalls(port: SchedulePort, rows: ReturnType<typeof createShiftRows>): Calls {
  async function perform(
    here: ScheduleHere,
    call: () => Promise<Answer<unknown>>,
    done: string,
  ): Promise<boolean> {
    const answer = await here.perform(async () => asSalonAnswer(await call()), port.words().shiftFailed);
    if (answer.ok) here.say(done);
    here.queries.shifts(shiftRange(port.model().date())).invalidate();
    return answer.ok;
  }

  const remove = (
    { http, salon }: ScheduleHere,
    shift: TimeShift,
    scope: "once" | "following" | "permanently",
  ) => {
    const { salon_resource_id: resource, master_id: master, self_id: selfId } = shift;
    return deleteTimeShift(http, { salon, resource, master }, { scope, date: ruleDate(shift), selfId });
  };

  return {
    saveShift(shift, resource, fields, scope): Promise<boolean> {
      const here = port.here();
      const { http, salon } = here;
      const series = { salon, resource, master: shift?.master_id ?? 0 };
      const change = () =>
        shift === null
          ? createTimeShift(http, series, fields)
          : changeTimeShift(http, series, {
              ...{ patch_type: scope, date: ruleDate(shift), self_id: shift.self_id },
              ...fields,
            });
      return perform(here, change, port.words().shiftSaved).then((isDone) => {
        if (isDone) port.model().shiftState.rememberHours(fields.from, fields.to);
        return isDone;
      });
    },

    removeShift(shift, scope): Promise<boolean> {
      const here = port.here();
      return perform(here, () => remove(here, shift, scope), port.words().shiftRemoved);
    },

    async paintShifts(cells, fields: ShiftFields): Promise<boolean> {
      const [words, model, here] = [port.words(), port.model(), port.here()];
      const { from, to, description } = fields;
      const left = await rows.perform(here, cells, {
        call: ({ date, resourceId }) =>
          createTimeShift(
            here.http,
            { salon: here.salon, resource: resourceId },
            { ...fields, start_date: date },
          ),
        words: { done: words.painted, failed: words.paintRest },
        rest: (cells) => ({
          dialog: { is: "paint", cells, left: { from, to } },
          written: { from, to, description },
        }),
      });
      if (left.length < cells.length && here.isShown()) model.shiftState.rememberHours(from, to);
      return left.length === 0;
    },

    async eraseShifts(shifts): Promise<boolean> {
      const [words, here] = [port.words(), port.here()];
      const left = await rows.perform(here, shifts, {
        call: (shift) => remove(here, shift, "once"),
        words: { done: words.erased, failed: words.eraseRest },
        rest: (shifts) => ({ dialog: { is: "erase", shifts, left: true }, written: {} }),
      });
      return left.length === 0;
    },

    async copyShifts(shifts, watch): Promise<boolean> {
      const [words, here] = [port.words(), port.here()];
      const { http, salon } = here;
      const [first] = shifts;
      const left = await rows.perform(here, shifts, {
        call({ resourceId: resource, date, from, to, description }) {
          const fields = { start_date: date, repeat: "none", from, to, description, expired_at: null };
          return createTimeShift(http, { salon, resource }, fields);
        },
        words: { done: words.copied, failed: words.copyRest },
        // What was made is not listed again.
        rest: (shifts) => ({
          dialog: {
            is: "copy",
            date: first?.date ?? "",
            cells: shifts.map(({ date, resourceId }) => ({ date, resourceId })),
            left: shifts.map(({ date, resourceId, from, to }) => ({ date, resourceId, from, to })),
          },
          written: {},
        }),
        keepsDialog: true,
        mayGoOn: watch.mayGoOn,
        ended(shift, answer) {
          watch.ended(shift, answer.ok ? null : explainFailure(answer.failure, editingWords[port.locale()]));
          // Nothing more can be saved on a page that has expired.
          return answer.ok || answer.failure.kind !== "expired";
        },
      });
      return left.length === 0 && watch.mayGoOn();
    },
  };
}
