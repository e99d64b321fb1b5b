import { describe, expect, it } from "vitest";
import { readAction } from "../../../src/features/action/entity.js";
import { actionPayload } from "../../../src/features/action/payload.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { actionOf, settingsWith } from "./open-model.js";

const loaded = actionOf("一");
const fresh: PlainObject = { ...loaded, aid: null };

describe("outside of template mode the payload is the action as it stands", () => {
  it.each<[what: string, action: PlainObject]>([
    ["a loaded one", loaded],
    ["a new one", fresh],
    ["a name with blanks around it", { ...loaded, a_name: " 来店お礼 " }],
    ["one that says it is a template", { ...loaded, is_template: 1 }],
    ["one with keys that we do not know", { future: { a: 1 }, ...loaded, z: [] }],
    ["one without most keys", { inputs: [] }],
  ])("%s", (_, action) => {
    expect(payloadOf(action, { template: false, groupId: 7 })).toBe(JSON.stringify(action));
  });
});

describe("a template", () => {
  it.each<[what: string, action: PlainObject, groupId: number | null, changes: PlainObject]>([
    ["says so", loaded, null, { is_template: 1 }],
    ["said so before", { ...loaded, is_template: 1 }, null, {}],
    [
      "has no blanks around its name",
      { ...loaded, a_name: " 　来店 お礼\t" },
      null,
      { is_template: 1, a_name: "来店 お礼" },
    ],
    ["goes into the page's folder when it is new", fresh, 7, { is_template: 1, group_id: 7 }],
    ["folder 0 is one", fresh, 0, { is_template: 1, group_id: 0 }],
    ["keeps its own folder", { ...fresh, group_id: 3 }, 7, { is_template: 1 }],
    ["stays uncategorised once it was saved", loaded, 7, { is_template: 1 }],
    ["is saved without a folder where the page names none", fresh, null, { is_template: 1 }],
  ])("%s", (_, action, groupId, changes) => {
    expect(payloadOf(action, { template: true, groupId })).toBe(JSON.stringify({ ...action, ...changes }));
  });

  it("gets the keys it lacks", () => {
    const payload = { inputs: [], a_name: "", is_template: 1, group_id: 7 };
    expect(payloadOf({ inputs: [] }, { template: true, groupId: 7 })).toBe(JSON.stringify(payload));
  });
});

/** As text, because the order of the keys is part of the promise. */
function payloadOf(action: PlainObject, settings: { template: boolean; groupId: number | null }): string {
  return JSON.stringify(actionPayload(readAction(action)!, settingsWith(settings)));
}
