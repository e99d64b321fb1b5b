import { expect, test } from "vitest";
import { readTrigger } from "../../../../src/api/open-api-triggers.js";
import {
  draftAsData,
  draftFromData,
  draftOf,
  triggerOnWire,
} from "../../../../src/features/open-api/triggers/editor/fields.js";
import { addChild, appendRoot, setField } from "../../../../src/features/open-api/triggers/tree/edits.js";
import { newParam } from "../../../../src/features/open-api/triggers/tree/tree.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";

const wire: PlainObject = {
  id: 5,
  name: "注文",
  open_api_trigger_actions: [],
  context: {
    ...{ category: "open_api", open_api_trigger_id: 5, event: "order.created", label: "注文" },
    params: {
      order: { label: "注文", type: "map", since: 3, children: { total: { label: "合計", type: "number" } } },
      old: "nothing that is known",
    },
  },
  updated_at: "2026-11-19T10:00:00+09:00",
};

function open(of: PlainObject = wire) {
  let uid = 0;
  const ids = { next: () => ++uid };
  const trigger = readTrigger(of);
  return { ids, trigger, loaded: draftOf(trigger, ids) };
}

test("a draft gives back two rows under one key, blank keys, and what is inside them", () => {
  const { ids, loaded } = open();
  const twice = appendRoot(appendRoot(loaded.params, newParam(ids, { key: "order" })), newParam(ids));
  const inside = addChild(twice, 1, newParam(ids, { label: "まだない" }));
  const written = { ...loaded, name: "ちがう名前", params: inside };
  const kept = JSON.parse(JSON.stringify(draftAsData(written))) as PlainObject;
  const next = open();
  const restored = draftFromData(kept, next.loaded, next.ids);
  const withoutUids = (draft: typeof written) =>
    JSON.parse(JSON.stringify(draft, (key, each) => (key === "uid" ? 0 : each)));
  expect(withoutUids(restored)).toEqual(withoutUids(written));
});

test("what was not edited goes back as it came, from a draft too", () => {
  const { ids, trigger, loaded } = open();
  const renamed = { ...loaded, params: setField(loaded.params, 2, "label", "ご合計") };
  const kept = JSON.parse(JSON.stringify(draftAsData(renamed))) as PlainObject;
  const sent = triggerOnWire(draftFromData(kept, loaded, ids), trigger);
  const expected = JSON.stringify({ ...wire, open_api_trigger_actions: undefined }).replace("合計", "ご合計");
  expect(JSON.stringify(sent)).toBe(expected);
});

test.each([null, undefined, [], "x"])(
  "a trigger whose context is %j gets none by another name",
  (context) => {
    const { trigger, loaded } = open({
      id: 5,
      name: "古い",
      ...(context === undefined ? {} : { context }),
    } as PlainObject);
    const sent = triggerOnWire({ ...loaded, name: "新しい" }, trigger);
    expect(sent).toEqual({ id: 5, name: "新しい", ...(context === undefined ? {} : { context }) });
  },
);

test.each([undefined, null, "none", [null, {}]])(
  "a trigger whose actions came as %j has none, and does not send them back",
  (actions) => {
    const { open_api_trigger_actions: _, ...rest } = wire;
    const { trigger, loaded } = open({
      ...rest,
      ...(actions === undefined ? {} : { open_api_trigger_actions: actions }),
    } as PlainObject);
    expect(trigger?.actions).toEqual([]);
    expect(triggerOnWire(loaded, trigger)).toEqual(rest);
  },
);
