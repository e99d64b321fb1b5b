import { saveBlockTime } from "../../../api/block-times.js";
import { readClashes, readStale } from "../../../api/reservation-refusals.js";
import {
  type Reservation,
  readReservation,
  reservationsPath,
  saveReservation,
} from "../../../api/reservations.js";
import { createMutation, type Query } from "../../../collection/index.js";
import type { Answer } from "../../../lib/failure.js";
import { isPlainObject } from "../../../lib/plain-data.js";
import { asSalonAnswer, formOf, isOlder, payloadOf } from "../../reservation/index.js";
import type { ScheduleActions } from "../actions.js";
import { placeLabel } from "../labels.js";
import { recordKey } from "../layout/record-key.js";
import { changeOf, inverseOf, type PlannedMove } from "../moves/change.js";
import { isChangedSince } from "../moves/changed-since.js";
import type { ScheduleContext, ScheduleScope } from "./deps.js";
import { madeFrom } from "./made-from.js";
import { createOwnVersions } from "./own-versions.js";
import { sinceShown } from "./since-shown.js";

interface Moving {
  readonly scope: ScheduleScope;
  readonly record: Reservation;
  readonly move: PlannedMove;
  readonly force: boolean;
  readonly isUndo: boolean;
  readonly query: Query<Reservation[]>;
}

/** Moves of reservations and blocked time: shown at once, and back where they fail. What others have made of one stays. */
export function createMoveMutations(context: ScheduleContext): Pick<ScheduleActions, "move" | "undoMove"> {
  const { client, getScope, model, words, salon } = context;
  const versions = createOwnVersions();
  const versionOf = (moving: Moving) =>
    versions.newest(keyOf(moving), moving.move.version ?? moving.record.updated_at);

  const move = createMutation<Moving, Reservation | null>(client, {
    queue: keyOf,
    optimistic: (moving, update) =>
      update(moving.query, (rows) => withRecord(rows, moved(moving), versionOf(moving))),
    call: async (moving) => asSalonAnswer(await send(moving, versionOf(moving))),
    commit(saved, moving, { replace }) {
      const { scope, move, query } = moving;
      const [before, after] = [versionOf(moving), saved?.updated_at ?? null];
      if (before !== null && after !== null) {
        versions.saved(keyOf(moving), before, after);
        if (scope.isShown()) model().moveSaved(move.key, before, after);
      }
      const next = saved ?? moved(moving);
      replace(query, (rows) => withRecord(rows, next, next.updated_at));
      if (scope.isShown() && isUndoable(next, moving))
        model().rememberMove(inverseOf(move, next.updated_at), next, textOf(moving));
    },
    announce: (saved, moving) =>
      textOf(moving) + (isUndoable(saved ?? moved(moving), moving) ? words().undoIsNext : ""),
    events: (saved, { record }) => (saved && record.status !== "blocked" ? [saved] : []),
  });

  function textOf({ record, move: { after }, isUndo }: Moving): string {
    const { movedBack, moved } = words();
    const resources = salon().resources.state().data ?? [];
    const resource = resources.find(({ id }) => id === after.salonResourceId)?.name ?? words().noResource;
    return (isUndo ? movedBack : moved)(nameOf(record), placeLabel(after, resource, words()));
  }

  function nameOf({ status, meta_data, name }: Reservation): string {
    return status === "blocked" ? meta_data || words().block : name || words().noName;
  }

  /** Not where others have changed it, or moved it to another day, while the answer was on its way. */
  function isUndoable(saved: Reservation, { scope, isUndo }: Moving): boolean {
    if (isUndo) return false;
    const shown = shownOf(scope, recordKey(saved));
    return shown ? !isChangedSince(shown, saved.updated_at) : saved.date !== model().date();
  }

  async function perform(moving: Moving): Promise<void> {
    const { scope, record, move: planned } = moving;
    model().forgetMove();
    const answer = await scope.perform(() => move(moving), words().moveFailed(nameOf(record)));
    if (answer.ok || !scope.isShown()) return;
    const clash = readClashes(answer.failure);
    // Others were faster: what they made of it is to be seen.
    const read = clash || readStale(answer.failure) ? scope.records().invalidate() : undefined;
    if (!clash) return;
    const holds = sinceShown(scope, planned.after.date, record, read);
    model().showClash({ ...clash, force: () => void begin(record, planned, holds(), moving.isUndo) });
  }

  function begin(record: Reservation, move: PlannedMove, force = false, isUndo = false): Promise<void> {
    const scope = getScope();
    return perform({ scope, record, move, force, isUndo, query: scope.records() });
  }

  return {
    move: (record, planned) => begin(record, planned),

    async undoMove(): Promise<void> {
      const undoable = model().undoable();
      if (undoable === null) return;
      // Another day may be shown by now.
      await begin(shownOf(getScope(), undoable.move.key) ?? undoable.record, undoable.move, false, true);
    },
  };
}

function keyOf({ scope: { server, salon }, record }: Moving): string {
  return JSON.stringify(["reservation", server, salon, recordKey(record)]);
}

function shownOf(scope: ScheduleScope, key: string): Reservation | undefined {
  return scope
    .records()
    .state()
    .data?.find((each) => recordKey(each) === key);
}

function moved({ record, move }: Moving): Reservation {
  return { ...record, ...changeOf(move) };
}

/** The rows with this one, but where a newer version than `version` stands. */
function withRecord(rows: Reservation[], next: Reservation, version: string | null): Reservation[] {
  const key = recordKey(next);
  return rows.map((row) => (recordKey(row) === key && !isOlder(version, row.updated_at) ? next : row));
}

/** Sends the whole writable entity, with the version that was moved. */
async function send(
  { scope: { http, salon }, record, move, force }: Moving,
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
