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
  readonly scope: ScheduleScope;
  readonly extent: ShiftScope;
}
interface Saving extends Target {
  readonly shift: TimeShift | null;
  readonly resource: number;
  readonly fields: ShiftFields;
}
type Removing = Target & { readonly shift: TimeShift };

/** Mutations of one shift, or its series: after each call the shifts are read again, since only the server knows their days. */
export function createShiftMutations({
  client,
  getScope,
  model,
  words,
}: ScheduleContext): Pick<ScheduleActions, "saveShift" | "removeShift"> {
  const save = createMutation<Saving, unknown>(client, {
    async call({ scope: { http, salon }, shift, resource, fields, extent }) {
      const series = { salon, resource, master: shift?.master_id ?? 0 };
      if (shift === null) return asSalonAnswer(await createTimeShift(http, series, fields));
      const change = { patch_type: extent, date: ruleDate(shift), self_id: shift.self_id, ...fields };
      return asSalonAnswer(await changeTimeShift(http, series, change));
    },
    commit(_, { scope, fields }) {
      model().shiftState.rememberHours(fields.from, fields.to);
      scope.readShifts();
    },
    rollback: (_, { scope }) => scope.readShifts(),
    announce: () => words().shiftSaved,
  });

  const remove = createMutation<Removing, unknown>(client, {
    call: async ({ scope, shift, extent }) => asSalonAnswer(await deleteShift(scope, shift, extent)),
    commit: (_, { scope }) => scope.readShifts(),
    rollback: (_, { scope }) => scope.readShifts(),
    announce: () => words().shiftRemoved,
  });

  return {
    async saveShift(shift, resource, fields, extent) {
      const target = getScope();
      const saving = { scope: target, shift, resource, fields, extent };
      return (await target.perform(() => save(saving), words().shiftFailed)).ok;
    },
    async removeShift(shift, extent) {
      const target = getScope();
      return (await target.perform(() => remove({ scope: target, shift, extent }), words().shiftFailed)).ok;
    },
  };
}

/** Deletes a shift, or what follows it in its series. */
export function deleteShift(
  { http, salon }: ScheduleScope,
  shift: TimeShift,
  extent: ShiftScope,
): Promise<Answer<unknown>> {
  const { salon_resource_id: resource, master_id: master, self_id: selfId } = shift;
  return deleteTimeShift(http, { salon, resource, master }, { scope: extent, date: ruleDate(shift), selfId });
}
