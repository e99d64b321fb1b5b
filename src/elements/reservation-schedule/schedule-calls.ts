import { deleteBlockTime, saveBlockTime } from "../../api/block-times.js";
import { readClashes, readStale } from "../../api/reservation-refusals.js";
import {
  type Reservation,
  readReservation,
  reservationsPath,
  saveReservation,
} from "../../api/reservations.js";
import { changeTimeShift, createTimeShift, deleteTimeShift } from "../../api/time-shifts.js";
import { createGesture, type Query, type ServerClient } from "../../collection/index.js";
import type { ScreenCommands } from "../../editor/index.js";
import { asSalonAnswer, formOf, payloadOf } from "../../features/reservation/index.js";
import {
  changeOf,
  inverseOf,
  type PlannedMove,
  placeLabelOf,
  recordKey,
  ruleDate,
  type ScheduleActions,
  type ScheduleModel,
  type ScheduleWords,
} from "../../features/schedule/index.js";
import { writeTime } from "../../lib/dates/times.js";
import type { Answer } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import { isPlainObject } from "../../lib/plain-data.js";

/** The element as its calls see it. */
export interface ScheduleCallsPort {
  model(): ScheduleModel;
  salon(): string;
  words(): ScheduleWords;
  /** The records that are shown. */
  records(): Query<Reservation[]>;
  resourceName(id: number | null): string;
  /** What stands on days, and what waits for a judgement, is asked again. */
  refresh(): void;
  refreshShifts(): void;
  readonly commands: ScreenCommands;
}

interface Moving {
  readonly salon: string;
  readonly record: Reservation;
  readonly move: PlannedMove;
  readonly force: boolean;
  readonly query: Query<Reservation[]>;
}

type Calls = Pick<
  ScheduleActions,
  "move" | "undoMove" | "saveBlock" | "removeBlock" | "saveShift" | "removeShift"
>;

/** What an operator does in a schedule by calls: what fails is said, and taken back. */
export function createScheduleCalls(client: ServerClient, http: Http, port: ScheduleCallsPort): Calls {
  const { commands } = port;
  const send = moveGesture(client, http);

  async function move(
    record: Reservation,
    planned: PlannedMove,
    force = false,
    isUndo = false,
  ): Promise<void> {
    const [words, model] = [port.words(), port.model()];
    const name = record.status === "blocked" ? record.meta_data || words.block : record.name || words.noName;
    const place = placeLabelOf(planned.after, port.resourceName(planned.after.salonResourceId), words);
    model.forgetMove();
    const moving = { salon: port.salon(), record, move: planned, force, query: port.records() };
    const answer = await commands.perform(() => send(moving), words.moveFailed(name));
    if (answer.ok) {
      model.say(words.moved(name, place));
      const saved = answer.data;
      if (!isUndo)
        model.rememberMove(
          inverseOf(planned, saved?.updated_at ?? record.updated_at),
          words.moved(name, place),
        );
      return;
    }
    const clash = readClashes(answer.failure);
    if (clash) model.showClash({ ...clash, force: () => void move(record, planned, true, isUndo) });
    // Others were faster: what they made of it is to be seen.
    if (clash || readStale(answer.failure)) port.records().invalidate();
  }

  return {
    move: (record, planned) => move(record, planned),

    async undoMove(): Promise<void> {
      const undoable = port.model().undoable();
      const record = port
        .records()
        .state()
        .data?.find((each) => recordKey(each) === undoable?.move.key);
      port.model().forgetMove();
      if (undoable && record) await move(record, undoable.move, false, true);
    },

    async saveBlock(block, { place, memo }, isConfirmed = false): Promise<boolean> {
      const words = port.words();
      const { date, from, to, salonResourceId } = place;
      const fields = {
        ...{ date, from: writeTime(from), to: writeTime(to), memo, is_confirmed: isConfirmed },
        salon_resource_id: salonResourceId,
      };
      const target = { salon: port.salon(), id: block?.id ?? null };
      const answer = await commands.perform(
        async () => asSalonAnswer(await saveBlockTime(http, target, fields)),
        words.blockFailed,
      );
      if (answer.ok) {
        port.model().say(words.blockSaved);
        port.refresh();
        return true;
      }
      const clash = readClashes(answer.failure);
      if (clash)
        port.model().showClash({
          ...clash,
          force: () =>
            void this.saveBlock(block, { place, memo }, true).then((isDone) => {
              if (isDone) port.model().openDialog(null);
            }),
        });
      return false;
    },

    async removeBlock(block): Promise<boolean> {
      const words = port.words();
      const answer = await commands.perform(
        async () => asSalonAnswer(await deleteBlockTime(http, port.salon(), block.id)),
        words.removeFailed,
      );
      if (!answer.ok) return false;
      port.model().say(words.removed);
      port.refresh();
      return true;
    },

    async saveShift(shift, resource, fields, scope): Promise<boolean> {
      const words = port.words();
      const salon = port.salon();
      const call = () =>
        shift === null
          ? createTimeShift(http, { salon, resource }, fields)
          : changeTimeShift(
              http,
              { salon, resource, master: shift.master_id },
              { patch_type: scope, date: ruleDate(shift), self_id: shift.self_id, ...fields },
            );
      const answer = await commands.perform(async () => asSalonAnswer(await call()), words.shiftFailed);
      if (answer.ok) port.model().say(words.shiftSaved);
      port.refreshShifts();
      return answer.ok;
    },

    async removeShift(shift, scope): Promise<boolean> {
      const words = port.words();
      const { salon_resource_id: resource, master_id: master, self_id: selfId } = shift;
      const call = () =>
        deleteTimeShift(
          http,
          { salon: port.salon(), resource, master },
          { scope, date: ruleDate(shift), selfId },
        );
      const answer = await commands.perform(async () => asSalonAnswer(await call()), words.shiftFailed);
      if (answer.ok) port.model().say(words.shiftRemoved);
      port.refreshShifts();
      return answer.ok;
    },
  };
}

/** A move: shown at once, one call, and back where it fails. */
function moveGesture(client: ServerClient, http: Http) {
  const replaced = (rows: Reservation[], next: Reservation) =>
    rows.map((row) => (recordKey(row) === recordKey(next) ? next : row));
  return createGesture<Moving, Reservation | null>(client, {
    record: ({ salon, record }) => JSON.stringify(["reservation", salon, recordKey(record)]),
    change: ({ record, move, query }, amend) =>
      amend(query, (rows) => replaced(rows, { ...record, ...changeOf(move) })),
    call: async (moving) => asSalonAnswer(await sendMove(http, moving)),
    saved: (saved, { record, move, query }, amend) =>
      amend(query, (rows) => replaced(rows, saved ?? { ...record, ...changeOf(move) })),
  });
}

/** The whole writable entity, with the version that was moved. */
async function sendMove(
  http: Http,
  { salon, record, move, force }: Moving,
): Promise<Answer<Reservation | null>> {
  const change = changeOf(move);
  if (record.status === "blocked") {
    const fields = { ...change, memo: record.meta_data, is_confirmed: force };
    return saveBlockTime(http, { salon, id: record.id }, fields);
  }
  const version = move.version ?? record.updated_at;
  const body = payloadOf({ ...formOf(record), ...change }, { ...record, updated_at: version }, {});
  const answer = await saveReservation(http, body, { to: reservationsPath(salon), force });
  if (!answer.ok) return answer;
  return { ...answer, data: isPlainObject(answer.data) ? readReservation(answer.data) : null };
}
