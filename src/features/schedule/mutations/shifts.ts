import {
  changeTimeShift,
  createTimeShift,
  deleteTimeShift,
  type ShiftFields,
  type ShiftScope,
  type TimeShift,
} from "../../../api/time-shifts.js";
import { createMutation } from "../../../collection/index.js";
import type { Answer } from "../../../lib/failure.js";
import { asSalonAnswer } from "../../reservation/index.js";
import type { ScheduleActions } from "../actions.js";
import { ruleDate } from "../shifts/time-shift.js";
import type { ScheduleContext, ScheduleScope } from "./deps.js";

interface Target {
  readonly here: ScheduleScope;
  readonly scope: ShiftScope;
}
interface Saving extends Target {
  readonly shift: TimeShift | null;
  readonly resource: number;
  readonly fields: ShiftFields;
}
type Removing = Target & { readonly shift: TimeShift };

/** What an operator does to one shift, or its series: after each call the server says what stands on which day. */
export function createShiftMutations({
  client,
  here,
  model,
  words,
}: ScheduleContext): Pick<ScheduleActions, "saveShift" | "removeShift"> {
  const save = createMutation<Saving, unknown>(client, {
    async call({ here: { http, salon }, shift, resource, fields, scope }) {
      const series = { salon, resource, master: shift?.master_id ?? 0 };
      if (shift === null) return asSalonAnswer(await createTimeShift(http, series, fields));
      const change = { patch_type: scope, date: ruleDate(shift), self_id: shift.self_id, ...fields };
      return asSalonAnswer(await changeTimeShift(http, series, change));
    },
    commit(_, { here, fields }) {
      model().shiftState.rememberHours(fields.from, fields.to);
      here.readShifts();
    },
    rollback: (_, { here }) => here.readShifts(),
    announce: () => words().shiftSaved,
  });

  const remove = createMutation<Removing, unknown>(client, {
    call: async ({ here, shift, scope }) => asSalonAnswer(await deleteShift(here, shift, scope)),
    commit: (_, { here }) => here.readShifts(),
    rollback: (_, { here }) => here.readShifts(),
    announce: () => words().shiftRemoved,
  });

  return {
    async saveShift(shift, resource, fields, scope) {
      const target = here();
      const saving = { here: target, shift, resource, fields, scope };
      return (await target.perform(() => save(saving), words().shiftFailed)).ok;
    },
    async removeShift(shift, scope) {
      const target = here();
      return (await target.perform(() => remove({ here: target, shift, scope }), words().shiftFailed)).ok;
    },
  };
}

/** Deletes a shift, or what follows it in its series. */
export function deleteShift(
  { http, salon }: ScheduleScope,
  shift: TimeShift,
  scope: ShiftScope,
): Promise<Answer<unknown>> {
  const { salon_resource_id: resource, master_id: master, self_id: selfId } = shift;
  return deleteTimeShift(http, { salon, resource, master }, { scope, date: ruleDate(shift), selfId });
}
