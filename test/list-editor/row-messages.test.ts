import { expect, it } from "vitest";
import type { Failure } from "../../src/lib/failure.js";
import { failureOf } from "../../src/lib/response.js";
import { rowMessages } from "../../src/list-editor/problems/row-messages.js";

const refused = (errors: Record<string, string[]>): Failure => failureOf(422, { message: "誤り", errors });
const places = (failure: Failure) =>
  rowMessages(failure).map(({ at, field, message }) => `${at.join(" in ")} ${field}: ${message}`);

it.each<[key: string, place: string | null]>([
  ["inputs.3.text", "3 text: x"],
  ["inputs[3][text]", "3 text: x"],
  ["inputs.3[text]", "3 text: x"],
  ["inputs.0", "0 : x"],
  ["inputs.12.tag_ids.0", "12 tag_ids: x"],
  ["inputs[1][tag_ids][]", null],
  ["inputs.2.context.key", "2 context: x"],
  ["inputs.2.effects.1.memos.0", "2 in 1 memos: x"],
  ["inputs[2][effects][1]", "2 in 1 : x"],
  ["inputs.2.effects", "2 effects: x"],
  ["inputs", null],
  ["inputs.", null],
  ["inputs.text", null],
  ["inputs.-1.text", null],
  ["inputs.1e3.text", null],
  ["inputs.9999999.text", null],
  ["a_name", null],
  ["text", null],
  ["other.3.text", null],
  ["x.inputs.3.text", null],
  ["inputs.3.te xt", null],
  ["", null],
])("a message under %j is about: %s", (key, place) => {
  expect(places(refused({ [key]: ["x"] }))).toEqual(place === null ? [] : [place]);
});

it("several messages of a field are several, in their order, and blank ones are none", () => {
  expect(places(refused({ "inputs.1.text": ["一", " ", "二"], "inputs.0.text": ["三"] }))).toEqual([
    "1 text: 一",
    "1 text: 二",
    "0 text: 三",
  ]);
});

it("the map may be at the top, and in no other answer it counts", () => {
  expect(places(failureOf(422, { "inputs.0.text": ["x"] }))).toEqual(["0 text: x"]);
  for (const status of [400, 403, 409, 500]) {
    expect(rowMessages(failureOf(status, { errors: { "inputs.0.text": ["x"] } }))).toEqual([]);
  }
});

it("a server that has no end has one here", () => {
  const errors = Object.fromEntries(Array.from({ length: 999 }, (_, i) => [`inputs.${i}.text`, ["x"]]));
  expect(rowMessages(refused(errors))).toHaveLength(50);
});
