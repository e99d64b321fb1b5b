import { deleteBlockTime, saveBlockTime } from "../../api/block-times.js";
import { readClashes, readStale } from "../../api/reservation-refusals.js";
import {
  type Reservation,
  readReservation,
  reservationsPath,
  saveReservation,
} from "../../api/reservations.js";
import { createMutation, type Query, type ServerClient } from "../../collection/index.js";
import { asSalonAnswer, formOf, isOlder, payloadOf } from "../../features/reservation/index.js";
import {
  changeOf,
  inverseOf,
  isChangedSince,
  type PlannedMove,
  placeLabelOf,
  recordKey,
  type ScheduleActions,
} from "../../features/schedule/index.js";
import { writeTime } from "../../lib/dates/times.js";
import type { Answer } from "../../lib/failure.js";
import { isPlainObject } from "../../lib/plain-data.js";
import type { ScheduleHere, SchedulePort } from "./schedule-here.js";

interface Moving {
  readonly here: ScheduleHere;
  readonly record: Reservation;
  readonly move: PlannedMove;
  readonly force: boolean;
  readonly query: Query<Reservation[]>;
}

type Calls = Pick<ScheduleActions, "move" | "undoMove" | "saveBlock" | "removeBlock">;

/** What an operator does in a schedule by calls: what fails is said, and taken back. */
export function createScheduleCalls(port: SchedulePort): Calls {
  const send = moveMutation(port.client, port);

  async function move(
    record: Reservation,
    planned: PlannedMove,
    force = false,
    isUndo = false,
  ): Promise<void> {
    const [words, model, here] = [port.words(), port.model(), port.here()];
    const name = record.status === "blocked" ? record.meta_data || words.block : record.name || words.noName;
    const place = placeLabelOf(planned.after, port.resourceName(planned.after.salonResourceId), words);
    model.forgetMove();
    const moving = { here, record, move: planned, force, query: here.records() };
    const answer = await here.perform(() => send(moving), words.moveFailed(name));
    if (!here.isShown()) return;
    if (answer.ok) {
      const text = isUndo ? words.movedBack(name, place) : words.moved(name, place);
      const saved = answer.data ?? { ...record, ...changeOf(planned) };
      const isUndoable = !isUndo && !isOvertaken(here, saved);
      model.say(isUndoable ? text + words.undoIsNext : text);
      if (isUndoable) model.rememberMove(inverseOf(planned, saved.updated_at), saved, text);
      return;
    }
    const clash = readClashes(answer.failure);
    // Others were faster: what they made of it is to be seen.
    const read = clash || readStale(answer.failure) ? here.records().invalidate() : undefined;
    if (!clash) return;
    const holds = sinceShown(here, planned.after.date, recordKey(record), read);
    model.showClash({ ...clash, force: () => void move(record, planned, holds(), isUndo) });
  }

  /** Whether others have changed it, or moved it to another day, while the answer was on its way. */
  function isOvertaken(here: ScheduleHere, saved: Reservation): boolean {
    const shown = shownOf(here, recordKey(saved));
    return shown ? isChangedSince(shown, saved.updated_at) : saved.date === port.model().date();
  }

  function shownOf(here: ScheduleHere, key: string): Reservation | undefined {
    return here
      .records()
      .state()
      .data?.find((each) => recordKey(each) === key);
  }

  /** Whether a day still is as the operator was shown it: else the server judges anew, and what it finds then is shown. */
  function sinceShown(
    here: ScheduleHere,
    date: string,
    but: string | null,
    read?: Promise<void>,
  ): () => boolean {
    const day = () =>
      JSON.stringify(
        (here.records().state().data ?? [])
          .filter((each) => each.date === date && recordKey(each) !== but)
          .map(({ id, status, from, to, salon_resource_id }) => [id, status, from, to, salon_resource_id])
          .sort(),
      );
    let shown = day();
    void read?.then(() => {
      shown = day();
    });
    return () => day() === shown;
  }

  return {
    move: (record, planned) => move(record, planned),

    async undoMove(): Promise<void> {
      const undoable = port.model().undoable();
      if (undoable === null) return;
      // Another day may be shown by now.
      await move(shownOf(port.here(), undoable.move.key) ?? undoable.record, undoable.move, false, true);
    },

    async saveBlock(block, { place, memo }, isConfirmed = false): Promise<boolean> {
      const [words, here] = [port.words(), port.here()];
      const { date, from, to, salonResourceId } = place;
      const fields = {
        ...{ date, from: writeTime(from), to: writeTime(to), memo, is_confirmed: isConfirmed },
        salon_resource_id: salonResourceId,
        ...madeFrom(block?.updated_at ?? null),
      };
      const target = { salon: here.salon, id: block?.id ?? null };
      const answer = await here.perform(
        async () => asSalonAnswer(await saveBlockTime(here.http, target, fields)),
        words.blockFailed,
      );
      if (answer.ok) {
        here.say(words.blockSaved);
        here.refresh();
        return true;
      }
      const clash = readClashes(answer.failure);
      if (readStale(answer.failure)) here.refresh();
      if (clash && here.isShown()) {
        const holds = sinceShown(here, date, block && recordKey(block));
        port.model().showClash({
          ...clash,
          force: () =>
            void this.saveBlock(block, { place, memo }, holds()).then((isDone) => {
              if (isDone && here.isShown()) port.model().dialogs.close();
            }),
        });
      }
      return false;
    },

    async removeBlock(block): Promise<boolean> {
      const [words, here] = [port.words(), port.here()];
      const answer = await here.perform(
        async () => asSalonAnswer(await deleteBlockTime(here.http, here.salon, block.id)),
        words.removeFailed,
      );
      if (!answer.ok) return false;
      here.say(words.removed);
      here.refresh();
      return true;
    },
  };
}

/** A move: shown at once, one call, and back where it fails. What others have made of it meanwhile stays. */
function moveMutation(client: ServerClient, port: SchedulePort) {
  const versions = createOwnVersions();
  const replaced = (rows: Reservation[], next: Reservation, version: string | null) =>
    rows.map((row) => (recordKey(row) === recordKey(next) && !isOlder(version, row.updated_at) ? next : row));
  const nameOf = ({ here: { server, salon }, record }: Moving) =>
    JSON.stringify(["reservation", server, salon, recordKey(record)]);
  const versionOf = (moving: Moving) =>
    versions.newest(nameOf(moving), moving.move.version ?? moving.record.updated_at);
  const shownAtOnce = ({ record, move }: Moving) => ({ ...record, ...changeOf(move) });
  return createMutation<Moving, Reservation | null>(client, {
    queue: nameOf,
    optimistic: (moving, update) =>
      update(moving.query, (rows) => replaced(rows, shownAtOnce(moving), versionOf(moving))),
    async call(moving) {
      const { here, record, move } = moving;
      const version = versionOf(moving);
      const answer = asSalonAnswer(await sendMove(moving, version));
      if (!answer.ok || answer.data === null) return answer;
      const { updated_at } = answer.data;
      if (version !== null && updated_at !== null) {
        versions.saved(nameOf(moving), version, updated_at);
        if (here.isShown()) port.model().moveSaved(move.key, version, updated_at);
      }
      if (record.status !== "blocked") here.saved(answer.data);
      return answer;
    },
    commit: (saved, moving, { replace }) =>
      replace(moving.query, (rows) => {
        const next = saved ?? shownAtOnce(moving);
        return replaced(rows, next, next.updated_at);
      }),
  });
}

/** The whole writable entity, with the version that was moved. */
async function sendMove(
  { here: { http, salon }, record, move, force }: Moving,
  version: string | null,
): Promise<Answer<Reservation | null>> {
  const change = changeOf(move);
  if (record.status === "blocked") {
    const fields = { ...change, memo: record.meta_data, is_confirmed: force, ...madeFrom(version) };
    return saveBlockTime(http, { salon, id: record.id }, fields);
  }
  const body = payloadOf({ ...formOf(record), ...change }, { ...record, updated_at: version }, {});
  const answer = await saveReservation(http, body, { to: reservationsPath(salon), force });
  if (!answer.ok) return answer;
  return { ...answer, data: isPlainObject(answer.data) ? readReservation(answer.data) : null };
}

/** Of a block time. */
function madeFrom(version: string | null) {
  return version === null ? {} : { base_updated_at: version };
}

/** What this operator's own moves made of a version: the next one, begun before the answer came, goes on from there. */
function createOwnVersions() {
  const chains = new Map<string, readonly string[]>();
  return {
    newest(key: string, version: string | null): string | null {
      const chain = chains.get(key) ?? [];
      return version !== null && chain.includes(version) ? (chain.at(-1) ?? version) : version;
    },
    saved(key: string, before: string, after: string): void {
      const chain = chains.get(key) ?? [];
      chains.set(key, [...(chain.at(-1) === before ? chain.slice(-8) : [before]), after]);
    },
  };
}
