import { callAt, type DescribedCall, describedCalls } from "../../../src/api/description/index.js";
import { check } from "../../../src/cli/check/check.js";
import { openFriends } from "../../host/api/friend/table.js";
import { createApi } from "../../host/api.js";
import { openAudience } from "../../host/audience/audience.js";
import { prepareStore } from "../../host/first-start.js";
import { smallParts } from "../../host/small-parts.js";
import { createMemoryStore } from "../../host/store-memory.js";

/* What the reference host answers to a check: examples that belong together, as an operator would see them. */

/** By the id of a call: the bodies of its successes, in the order in which they came. */
export type Examples = ReadonlyMap<string, readonly unknown[]>;

const base = "http://host.test";
const now = () => new Date("2026-11-20T01:00:00Z");

export async function hostExamples(): Promise<Examples> {
  const store = createMemoryStore();
  const token = prepareStore(store, smallParts(now));
  const friends = openFriends(store);
  const audience = openAudience(store, now, friends);
  const api = createApi({ store, friends, audience, csrfToken: () => token });
  const found = new Map<string, unknown[]>();

  const send = async (url: string, init: RequestInit) => {
    const answer = await api(new Request(url, init));
    const call = callAt(describedCalls, init.method ?? "GET", new URL(url).pathname);
    if (call && answer.status === call.answer.status) await keep(call, answer.clone());
    return answer;
  };
  const options = { elements: [], headers: [], csrf: token, origin: null, ids: {}, writes: true };
  await check({ ...options, base }, { send, now });
  return found;

  async function keep({ id }: DescribedCall, answer: Response): Promise<void> {
    const text = await answer.text();
    if (/^[[{]/.test(text)) found.set(id, [...(found.get(id) ?? []), JSON.parse(dated(text))]);
  }
}

/** What the store dates by the clock of the machine: each build says the same. */
function dated(text: string): string {
  return text.replace(/"20\d\d-[^"]*\.\d{3}Z"/g, '"2026-11-20T10:00:00+09:00"');
}
