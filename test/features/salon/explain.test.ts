import { describe, expect, test } from "vitest";
import { explainCall } from "../../../src/features/salon/explain.js";
import type { Failure } from "../../../src/lib/failure.js";
import { readFailure } from "../../../src/lib/response.js";

const unknown = ["不明なエラーが発生しました"];
/** Of these the server's own sentences are shown. */
const named = [400, 401, 403, 404, 422];
/** Of all others none is. */
const others = [402, 405, 408, 409, 410, 413, 419, 423, 429, 500, 501, 502, 503, 504, 520];

const json = "application/json";
const html = "text/html; charset=utf-8";

/** What a server may say with any status, and the lines where its own sentences are shown. */
const bodies: readonly (readonly [name: string, type: string, text: string, lines: readonly string[]])[] = [
  ["a message", json, '{"message":"できません。"}', ["できません。"]],
  [
    "a message and fields under `errors`, in that order",
    json,
    '{"errors":{"name":["長すぎます。","使えません。"],"weekdays.1.0.from":"時刻が違います。"},"message":"確認してください。"}',
    ["確認してください。", "長すぎます。", "使えません。", "時刻が違います。"],
  ],
  [
    "fields at the top",
    json,
    '{"name":["長すぎます。"],"price":["大きすぎます。"]}',
    ["長すぎます。", "大きすぎます。"],
  ],
  ["fields alone under `errors`", json, '{"errors":{"shop_info.tel":["違います。"]}}', ["違います。"]],
  [
    "the same sentence again and again",
    json,
    '{"message":"違います。","errors":{"a":["違います。","違います。"],"b":["別です。"]}}',
    ["違います。", "別です。"],
  ],
  ["a message, and no errors", json, '{"message":"できません。","errors":{}}', ["できません。"]],
  ["no message", json, "{}", unknown],
  ["nothing in it", json, '{"message":null,"errors":null}', unknown],
  ["blanks", json, '{"message":" ","errors":{"a":[""]}}', unknown],
  ["a message that is no text", json, '{"message":5}', unknown],
  ["no body", json, "", unknown],
  ["broken JSON", json, '{"message":', unknown],
  ["a page", html, "<!doctype html><title>エラー</title>", unknown],
  ["a plain text", "text/plain", "できません。", unknown],
];

const failureOf = (status: number, type: string, text: string): Failure =>
  readFailure(text, { status, headers: new Headers({ "content-type": type }) });

describe.each(bodies)("an answer with %s", (_, type, text, lines) => {
  test.each(named)("and %i", (status) => {
    expect(explainCall(failureOf(status, type, text), "ja")).toEqual(lines);
  });

  test.each(others)("and %i is an unknown error", (status) => {
    expect(explainCall(failureOf(status, type, text), "ja")).toEqual(unknown);
  });
});

test.each([
  ["stale", '{"message":"ほかの人が先に変更しました。","code":"stale","current":null,"errors":{}}'],
  ["in_use", '{"message":"予約があります。","code":"in_use","future_reservation_count":3,"errors":{}}'],
])("what is only for programs is never a sentence: %s", (_, text) => {
  expect(explainCall(failureOf(422, json, text), "ja").length).toBe(1);
});

describe("without an answer that can be read", () => {
  const unreachable = "通信できませんでした。接続を確認して、もう一度お試しください。";
  const timeout = "時間内に応答がありませんでした。保存されたか確認してから、もう一度お試しください。";
  const unreadable = "サーバーの応答を読み取れませんでした。";

  test.each<[Failure, string | null]>([
    [{ kind: "unreachable", status: null, messages: [] }, unreachable],
    [{ kind: "unreachable", status: null, messages: [], mayBeDone: true }, unreachable],
    [{ kind: "timeout", status: null, messages: [] }, timeout],
    [{ kind: "timeout", status: null, messages: [], mayBeDone: true }, timeout],
    [{ kind: "unreadable", status: 200, messages: [] }, unreadable],
    [{ kind: "unreadable", status: 404, messages: [] }, unreadable],
    [{ kind: "unreadable", status: 200, messages: [], isPage: true }, unreadable],
    [
      { kind: "unreadable", status: 200, messages: [], inexactAt: "data.id" },
      "正確に扱えない数値が含まれています",
    ],
    [{ kind: "aborted", status: null, messages: [] }, null],
  ])("%j", (failure, first) => {
    const lines = explainCall(failure, "ja");
    expect(lines.length === 0 ? null : lines[0]).toEqual(
      first === null ? null : expect.stringContaining(first),
    );
  });
});

test("in English only our own words are", () => {
  expect(explainCall(failureOf(409, json, '{"message":"できません。"}'), "en")).toEqual([
    "An unknown error occurred",
  ]);
  expect(explainCall(failureOf(404, json, '{"message":"ありません。"}'), "en")).toEqual(["ありません。"]);
});
