import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { confirmPath } from "../../../src/api/timeline.js";
import { createServerClient } from "../../../src/collection/index.js";
import {
  createMutations,
  createTimelineModel,
  ShownMessages,
  timelineWords,
} from "../../../src/features/timeline/index.js";
import { openHttp } from "../../lib/open-http.js";
import { jsonAnswer, stubFetch } from "../../lib/stub-fetch.js";
import { anyCriteria } from "./any-criteria.js";

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const all = (count: number) => jsonAnswer({ status: 200, message_count: count });

it("every part goes to the server of the press, and what is shown of another one by then stays", async () => {
  const { mutations, messages, show } = open();
  const sent = stubFetch(all(500), all(2));
  const confirming = mutations.confirm(ids(502));
  show("/other");
  expect((await confirming).ok).toBe(true);
  expect(sent.map(({ url }) => url.pathname)).toEqual(Array(2).fill(`/one${confirmPath}`));
  expect(messages).toEqual([]);
  expect(mutations.finishWords().saved).toBe(timelineWords.ja.confirmed(502));
});

it("what was confirmed before a part failed is left, and said", async () => {
  const { mutations, messages, left, model } = open();
  stubFetch(all(500), jsonAnswer({ message: "権限がありません" }, { status: 403 }));
  const confirming = mutations.confirm(ids(502));
  expect(mutations.isConfirming()).toBe(true);
  const answer = await confirming;
  expect(answer.ok ? [] : mutations.explain(answer.failure)).toEqual([
    timelineWords.ja.partly(500),
    "権限がありません",
  ]);
  expect([messages, left]).toEqual([[500, "again"], [500]]);
  expect([mutations.isConfirming(), model.isStopped()]).toEqual([false, false]);
});

function open() {
  let server = "/one";
  const left: number[] = [];
  const messages: (number | string)[] = [];
  const settings = {
    locale: "ja",
    readonly: false,
    disabled: false,
    finishLabel: null,
    cancelable: false,
  } as const;
  const model = createTimelineModel({
    store: createStore(),
    settings: { ...settings, criteria: anyCriteria },
    onEdit() {},
  });
  const client = createServerClient();
  const httpOf = (apiBase: string) => openHttp({ apiBase: () => apiBase });
  const page = { client, httpOf, kept: <T>(_: string, create: () => T) => create() };
  const shown = new ShownMessages({
    ...{ page, criteria: () => anyCriteria, server: () => server, pollSeconds: () => null },
  });
  shown.confirmed = (part) => void messages.push(part.length);
  shown.askAgain = () => void messages.push("again");
  const mutations = createMutations({
    ...{ client, httpOf, server: () => server, messages: shown, model: () => model },
    words: () => timelineWords.ja,
    path: () => null,
    leaveSelection: (part) => void left.push(part.length),
  });
  const show = (next: string) => {
    server = next;
  };
  return { mutations, messages, left, model, show };
}
