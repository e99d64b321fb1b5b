import { readFlag, readId } from "../../api/read-fields.js";
import {
  loadOnlineConfig,
  type OnlinePatch,
  onlineIdOf,
  patchOnlineConfig,
  replaceOnlineActions,
  replaceOnlineConfig,
} from "../../api/salon-online.js";
import { staleRecord } from "../../api/salon-refusals.js";
import { createLatestWins, inQueue } from "../../collection/index.js";
import { customerIds, type SalonActions, type SalonWords } from "../../features/salon/index.js";
import type { Answer } from "../../lib/failure.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { SalonSavedDetail } from "./events.js";
import type { SalonHere, SalonPort } from "./port.js";

type Calls = Pick<SalonActions, "setPagePublic" | "readOnline" | "patchOnline" | "saveOnlineActions">;

/** Writes on the online configuration go one after another, its order too. */
export function onlineQueue({ server, salon }: SalonHere): string {
  return `salon ${server} ${salon} online`;
}

/**
 * What an operator does to what customers see. Each answer is the whole online configuration and takes the place of what is
 * shown; writes on it go one after another.
 */
export function createOnlineCalls(port: SalonPort): Calls {
  const switchTo = createLatestWins(port.client.leaving);
  const configOf = (here: SalonHere): PlainObject | null => here.queries.online.state().data;

  function receive(here: SalonHere, config: PlainObject): void {
    here.queries.online.receive(() => config);
  }

  /** What others have left is shown, also where that is why nothing was saved. */
  function take(here: SalonHere, answer: Answer<PlainObject>): void {
    const current = answer.ok ? answer.data : staleRecord(answer.failure)?.current;
    if (current) receive(here, current);
  }

  /** The whole of it; once more over what others have left, since of two states nobody can want a third. */
  async function putPublic(here: SalonHere, isPublic: boolean): Promise<Answer<PlainObject>> {
    const send = (config: PlainObject) =>
      replaceOnlineConfig(here.http, here.salon, onlineIdOf(config) ?? 0, {
        ...config,
        is_public: isPublic,
        ...(config.updated_at === undefined ? {} : { base_updated_at: config.updated_at }),
      });
    const first = await send(configOf(here) ?? {});
    const current = first.ok ? null : staleRecord(first.failure)?.current;
    if (!current) return first;
    receive(here, current);
    return send(current);
  }

  return {
    setPagePublic(isPublic) {
      const here = port.here();
      const config = configOf(here);
      if (config === null || onlineIdOf(config) === null) return;
      here.clear("online");
      switchTo<boolean, PlainObject>({
        key: `${onlineQueue(here)} public`,
        was: readFlag(config.is_public) === true,
        wanted: isPublic,
        show: () => here.queries.online.addOptimistic((shown) => shown && { ...shown, is_public: isPublic }),
        send: (wanted) => inQueue(port.client.queues, onlineQueue(here), () => putPublic(here, wanted)),
        saved(saved) {
          receive(here, saved);
          here.announce(port.words().saved);
          here.saved("online", "update", onlineIdOf(saved), saved);
        },
        failed(failure) {
          if (staleRecord(failure)) here.warn("online", [port.words().changedByOthers]);
          else here.failed("online", failure);
        },
      });
    },

    async readOnline() {
      const here = port.here();
      const answer = await inQueue(port.client.queues, onlineQueue(here), () =>
        loadOnlineConfig(here.http, here.salon),
      );
      if (answer.ok) here.queries.online.receive(() => answer.data);
      return answer;
    },

    async patchOnline(patch) {
      const here = port.here();
      here.clear("online");
      const before = customerIds(configOf(here));
      const answer = await inQueue(port.client.queues, onlineQueue(here), () =>
        patchOnlineConfig(here.http, here.salon, patch),
      );
      take(here, answer);
      if (!answer.ok) return answer;
      const { kind, word } = outcomeOf(patch);
      if (word !== null) here.announce(port.words()[word]);
      here.saved("online", kind, recordOf(patch, before, answer.data), answer.data);
      return answer;
    },

    async saveOnlineActions(actions) {
      const here = port.here();
      here.clear("online");
      const id = onlineIdOf(configOf(here) ?? {}) ?? 0;
      const answer = await inQueue(port.client.queues, onlineQueue(here), () =>
        replaceOnlineActions(here.http, here.salon, id, actions),
      );
      take(here, answer);
      if (!answer.ok) return answer;
      here.announce(port.words().saved);
      here.saved("online", "update", onlineIdOf(answer.data), answer.data);
      return answer;
    },
  };
}

/** What it is for the page, and which word says it. */
function outcomeOf(patch: OnlinePatch): {
  kind: SalonSavedDetail["kind"];
  word: keyof Pick<SalonWords, "saved" | "added" | "removed"> | null;
} {
  switch (patch.attr) {
    case "customer:upsert":
      return isNew(patch.body.item) ? { kind: "create", word: "added" } : { kind: "update", word: "saved" };
    case "customer:remove":
      return { kind: "delete", word: "removed" };
    case "customer:sort":
      return { kind: "sort", word: null };
    case "shop":
      return { kind: "update", word: "saved" };
  }
}

/** Which record was written: of a new item the one that was not there before. */
function recordOf(patch: OnlinePatch, before: readonly number[], config: PlainObject): number | null {
  switch (patch.attr) {
    case "customer:upsert": {
      const { item } = patch.body;
      if (!isNew(item)) return readId(item.id);
      return customerIds(config).findLast((id) => !before.includes(id)) ?? null;
    }
    case "customer:remove":
      return patch.body.id;
    case "customer:sort":
      return null;
    case "shop":
      return onlineIdOf(config);
  }
}

function isNew(item: PlainObject): boolean {
  return readId(item.id) === null;
}
