import { createTimeShift, type ShiftFields, type TimeShift } from "../../../api/time-shifts.js";
import { editingWords, explainFailure } from "../../../editor/index.js";
import type { CopyWatch, ScheduleActions } from "../actions.js";
import type { CellName } from "../shifts/cells.js";
import { isAmong } from "../shifts/hours.js";
import type { PlannedShift } from "../shifts/planned-shift.js";
import { shiftRange } from "../shifts/shift-range.js";
import type { ScheduleContext } from "./deps.js";
import { createRowMutation, type OpenRuns, type Rows } from "./rows.js";
import { deleteShift } from "./shifts.js";

type Painting = Rows<CellName> & { readonly fields: ShiftFields; readonly before: readonly CellName[] };
type Copying = Rows<PlannedShift> & { readonly watch: CopyWatch };

/** Mutations of shifts of several days, a call each. `open`: the calls that are under way. */
export function createSeveralShiftMutations(
  context: ScheduleContext,
  open: OpenRuns,
): Pick<ScheduleActions, "paintShifts" | "eraseShifts" | "copyShifts"> {
  const { getScope, model, words } = context;

  const paint = createRowMutation<CellName, Painting>(context, open, {
    call: ({ date, resourceId: resource }, { scope: { http, salon }, fields }) =>
      createTimeShift(http, { salon, resource }, { ...fields, start_date: date }),
    done: (count) => words().painted(count),
    failed: (count) => words().paintRest(count),
    rest: (cells, { fields: { from, to, description }, before }) => ({
      dialog: {
        ...{ is: "paint", cells, hours: { from, to } },
        left: { from, to, description, ...(before.length > 0 && { before }) },
      },
      written: { from, to, description },
    }),
  });

  const erase = createRowMutation<TimeShift>(context, open, {
    call: (shift, { scope }) => deleteShift(scope, shift, "once"),
    done: (count) => words().erased(count),
    failed: (count) => words().eraseRest(count),
    rest: (shifts) => ({ dialog: { is: "erase", shifts, left: true }, written: {} }),
  });

  const copy = createRowMutation<PlannedShift, Copying>(context, open, {
    call({ resourceId: resource, date, from, to, description }, { scope: { http, salon } }) {
      const fields = { start_date: date, repeat: "none", from, to, description, expired_at: null };
      return createTimeShift(http, { salon, resource }, fields);
    },
    done: (count) => words().copied(count),
    failed: (count) => words().copyRest(count),
    // Shifts that were made are not listed again.
    rest: (left, { items: [first] }) => ({
      dialog: {
        is: "copy",
        date: first?.date ?? "",
        cells: left.map(({ date, resourceId }) => ({ date, resourceId })),
        left: left.map(({ date, resourceId, from, to }) => ({ date, resourceId, from, to })),
      },
      written: {},
    }),
    mayGoOn: ({ watch }) => watch.mayGoOn(),
    ended(shift, answer, { watch }) {
      const { locale } = model().settings();
      watch.ended(shift, answer.ok ? null : explainFailure(answer.failure, editingWords[locale]));
    },
  });

  return {
    async paintShifts(items, fields) {
      const target = getScope();
      const { from, to, description } = fields;
      const present = target.queries.shifts(shiftRange(items[0]?.date ?? model().date())).state().data ?? [];
      const before = items.filter((cell) => isAmong({ ...cell, from, to, description }, present));
      const left = await paint({ scope: target, items, fields, before });
      if (left.length < items.length && target.isShown())
        model().shiftState.rememberHours(fields.from, fields.to);
      return left.length === 0;
    },
    eraseShifts: async (items) => (await erase({ scope: getScope(), items })).length === 0,
    async copyShifts(items, watch) {
      const left = await copy({ scope: getScope(), items, watch });
      return left.length === 0 && watch.mayGoOn();
    },
  };
}
