import { deleteBlockTime, saveBlockTime } from "../../../api/block-times.js";
import { readClashes, readStale } from "../../../api/reservation-refusals.js";
import type { Reservation } from "../../../api/reservations.js";
import { createMutation } from "../../../collection/index.js";
import { writeTime } from "../../../lib/dates/times.js";
import { asSalonAnswer } from "../../reservation/index.js";
import type { ScheduleActions, WrittenBlock } from "../actions.js";
import type { ScheduleContext, ScheduleScope } from "./deps.js";
import { madeFrom } from "./made-from.js";
import { sinceShown } from "./since-shown.js";

type InScope = { readonly scope: ScheduleScope };
interface Saving extends InScope {
  /** `null` for a new one. */
  readonly block: Reservation | null;
  readonly written: WrittenBlock;
  readonly isConfirmed: boolean;
}

/** Mutations of blocked time in its dialog. */
export function createBlockMutations({
  client,
  getScope,
  model,
  words,
}: ScheduleContext): Pick<ScheduleActions, "saveBlock" | "removeBlock"> {
  const save = createMutation<Saving, unknown>(client, {
    async call({ scope: { http, salon }, block, written: { place, memo }, isConfirmed }) {
      const { date, from, to, salonResourceId } = place;
      const fields = {
        ...{ date, from: writeTime(from), to: writeTime(to), memo, is_confirmed: isConfirmed },
        salon_resource_id: salonResourceId,
        ...madeFrom(block?.updated_at ?? null),
      };
      return asSalonAnswer(await saveBlockTime(http, { salon, id: block?.id ?? null }, fields));
    },
    commit: (_, { scope }) => scope.refresh(),
    rollback(failure, { scope }) {
      if (readStale(failure)) scope.refresh();
    },
    announce: () => words().blockSaved,
  });

  const remove = createMutation<InScope & { readonly block: Reservation }, unknown>(client, {
    call: async ({ scope: { http, salon }, block }) =>
      asSalonAnswer(await deleteBlockTime(http, salon, block.id)),
    commit: (_, { scope }) => scope.refresh(),
    announce: () => words().removed,
  });

  async function saveBlock(
    block: Reservation | null,
    written: WrittenBlock,
    again: (call: () => Promise<boolean>) => void,
    isConfirmed = false,
  ): Promise<boolean> {
    const scope = getScope();
    const isOpen = model().dialogs.stillOpen();
    const answer = await scope.perform(
      () => save({ scope, block, written, isConfirmed }),
      words().blockFailed,
    );
    if (answer.ok) return true;
    const clash = readClashes(answer.failure);
    // Over another dialog nobody would know what is asked.
    if (clash && scope.isShown() && isOpen()) {
      const holds = sinceShown(scope, written.place.date, block);
      model().showClash({ ...clash, force: () => again(() => saveBlock(block, written, again, holds())) });
    }
    return false;
  }

  return {
    saveBlock,

    async removeBlock(block): Promise<boolean> {
      const scope = getScope();
      const answer = await scope.perform(() => remove({ scope, block }), words().removeFailed);
      return answer.ok;
    },
  };
}
