import {
  deleteJourney,
  deleteJourneys,
  type ListedJourney,
  mostJourneysAtOnce,
  notDeleted,
} from "../../api/journeys.js";
import { inTurn } from "../../collection/index.js";
import { type JourneyActions, recounted, withoutJourneys } from "../../features/journey/index.js";
import type { Answer } from "../../lib/failure.js";
import { inParts } from "../../lib/in-parts.js";
import type { JourneyPort } from "./port.js";

interface Waiting {
  readonly ids: readonly number[];
  readonly journeys: readonly ListedJourney[];
  readonly shown: { settle(): void; withdraw(): void };
}

interface Outcome {
  readonly deleted: readonly number[];
  readonly failed: readonly { readonly id: number; readonly message: string }[];
  readonly answer: Answer<unknown>;
}

type Calls = Pick<JourneyActions, "removeSoon" | "keepWaiting" | "removeNow"> & {
  /** Sends what waits, and is kept when it is answered; `keepalive` where the page is being left. */
  flush(keepalive?: boolean): Promise<void>;
  /** What waits, and is not shown: the server still has it. */
  hidden(): readonly ListedJourney[];
};

/** Deletes journeys some time after the operator has said so, unless they take it back. */
export function createDeletionCalls(port: JourneyPort): Calls {
  let waiting: Waiting | null = null;
  /** What waits, as the list has it now. */
  let hidden: readonly ListedJourney[] = [];
  let number = 0;

  async function send({ ids }: Waiting, keepalive: boolean): Promise<Outcome> {
    const [first] = ids;
    if (ids.length === 1 && first !== undefined) {
      const answer = await inTurn(port.client.turns, `journey ${port.server()} ${first}`, () =>
        deleteJourney(port.http, first, keepalive),
      );
      return { deleted: answer.ok ? ids : [], failed: [], answer };
    }
    const { answers, done, failed } = await inParts(ids, mostJourneysAtOnce, (part) =>
      deleteJourneys(port.http, part, keepalive),
    );
    // Only what we have asked for can have failed.
    const refused = answers.flatMap(({ data }) => notDeleted(data)).filter(({ id }) => ids.includes(id));
    const isRefused = new Set(refused.map(({ id }) => id));
    const deleted = ids.slice(0, done).filter((id) => !isRefused.has(id));
    return { deleted, failed: refused, answer: failed ?? { ok: true, data: null, status: 200 } };
  }

  async function flush(keepalive = false): Promise<void> {
    const entry = waiting;
    if (entry === null) return;
    waiting = null;
    const [model, words] = [port.model(), port.words()];
    model.waitWith(null);
    const { deleted, failed, answer } = await send(entry, keepalive);
    const gone = new Set(deleted);
    const { journeys, phases } = port.queries();
    const left = entry.ids.filter((id) => !gone.has(id));
    journeys.receive((list) => withoutJourneys(list, gone));
    // What was not deleted is there again.
    if (left.length > 0) entry.shown.withdraw();
    else entry.shown.settle();
    const before = entry.journeys.filter(({ id }) => gone.has(id));
    phases.receive((list) =>
      recounted(
        list,
        before.map((each) => each.phases),
        [],
      ),
    );
    if (deleted.length > 0) {
      port.listsChanged("journey");
      port.saved("journey", "delete", deleted);
    }
    const nameOf = (id: number) => entry.journeys.find((each) => each.id === id)?.name || words.noName;
    model.selectThese(left);
    port.selectionChanged();
    if (failed.length > 0) {
      model.refuseRows(new Map(failed.map(({ id, message }) => [id, message])));
      model.warn({
        title: words.removedPartly(deleted.length, failed.length),
        reasons: failed.map(({ id, message }) => words.failedOne(nameOf(id), message)),
        offersReload: false,
      });
    } else if (deleted.length > 0) model.announce(words.removed(deleted.length));
    if (!answer.ok) port.failed(answer.failure, words.removeFailed);
  }

  return {
    flush,
    hidden: () => (waiting === null ? [] : hidden),
    removeSoon(ids) {
      const model = port.model();
      port.clear();
      void flush();
      const journeys = ids.flatMap((id) => model.journey(id) ?? []);
      const gone = new Set(ids);
      model.forgetRefusal(ids);
      model.unselect(ids);
      port.selectionChanged();
      hidden = journeys;
      const { settle, withdraw } = port.queries().journeys.amend((list) => {
        // Others may have moved them meanwhile.
        hidden = list.filter(({ id }) => gone.has(id));
        return withoutJourneys(list, gone);
      });
      waiting = { ids, journeys, shown: { settle: () => settle(), withdraw } };
      number += 1;
      model.waitWith({ id: number, ids });
    },
    keepWaiting() {
      const [model, entry] = [port.model(), waiting];
      if (entry === null) return;
      waiting = null;
      model.waitWith(null);
      entry.shown.withdraw();
      model.announce(port.words().kept);
      const [first] = entry.ids;
      if (first !== undefined) model.focusOn({ id: first, control: "name" });
    },
    removeNow: () => void flush(),
  };
}
