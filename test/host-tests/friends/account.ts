import { wireFriend } from "../../fixtures/friends.js";
import { changesOf } from "../../host/api/friend/changes.js";
import { openFriends } from "../../host/api/friend/table.js";
import { type Friend, friends } from "../../host/api/friends.js";
import { type Operator, operatorOf } from "../../host/api/operators.js";
import { createApi } from "../../host/api.js";
import { openAudience } from "../../host/audience/audience.js";
import { type AudienceFriend, audienceFriends, friendWith } from "../../host/audience/friends.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { fromScript } from "../calls.js";

/** Noon in Tokyo. */
export const noon = Date.parse("2026-11-25T12:00:00+09:00");

export type Body = Record<string, unknown>;

/** A friend as the list and the filters know him. */
export interface Person {
  readonly friend?: Partial<Friend>;
  readonly facts?: Partial<AudienceFriend>;
}

interface AccountOptions {
  make?: () => Store;
  people?: Readonly<Record<number, Person>>;
  operator?: Operator;
}

/** An account with the demo data's tags and variables, and these friends alone. Each call comes a minute after the last. */
export function accountOf({ make = createMemoryStore, people = { 1: {} } }: AccountOptions = {}) {
  const store = make();
  fillWithDemoData(store);
  for (const [written, { friend, facts }] of Object.entries(people)) {
    const id = Number(written);
    const known = friendNamed(id, friend);
    store.put(friends, id, known, new Date(0));
    const tag_ids = known.tags.map((tag) => tag.id);
    store.put(audienceFriends, id, friendWith({ id, name: known.name, tag_ids, ...facts }), new Date(0));
  }
  let minutes = 0;
  let frozen: number | undefined;
  const clock = () => new Date(frozen ?? noon + minutes++ * 60_000);
  const table = openFriends(store);
  const audience = openAudience(store, clock, table);
  const api = createApi({ store, audience, friends: table, clock, operatorOf });
  const ask = async (path: string, body?: unknown, operator = 1) => {
    const answer = await api(
      new Request(`http://host.test${path}`, {
        headers: { ...fromScript, "content-type": "application/json", cookie: `a=1; operator=${operator}` },
        ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  return {
    store,
    audience,
    ask,
    api,
    get: async (path: string) => (await ask(path)).body,
    freeze: (at = noon) => {
      frozen = at;
    },
    changes: () => changesOf(store),
  };
}

export function friendNamed(id: number, known: Partial<Friend> = {}): Friend {
  return { ...wireFriend(id), last_message_at: null, last_message_text: null, ...known };
}

/** The fields a refusal complains about. */
export const fieldsOf = ({ errors = {} }: Body) => Object.keys(errors as object);
