import { describe, expect, it } from "vitest";
import { explainFailure } from "../../src/editor/explain-failure.js";
import { editingWords } from "../../src/editor/messages.js";
import type { Failure } from "../../src/lib/failure.js";

const tooLarge = "内容が大きすぎるため、サーバーが受け付けませんでした";
const messages = ["本文が長すぎます。", "名前が必要です。"];

describe("what the operator is told about a failed call", () => {
  it.each<[failure: Failure, sentences: readonly string[]]>([
    [of("expired", 409), ["ページの有効期限が切れました。"]],
    [of("expired", 419, messages), messages],
    [of("forbidden", 403), ["操作権限がありません"]],
    [of("forbidden", 403, messages), messages],
    [of("refused", 401), ["不明なエラーが発生しました"]],
    [of("refused", 404), ["不明なエラーが発生しました"]],
    [of("refused", 500), ["不明なエラーが発生しました"]],
    [of("refused", 500, messages), messages],
    [of("refused", 413), [tooLarge]],
    [sized(1), [`${tooLarge}（送信した大きさ：1KB）`]],
    [sized(1_234_567), [`${tooLarge}（送信した大きさ：1,206KB）`]],
    [sized(2048, messages), [`${tooLarge}（送信した大きさ：2KB）`, ...messages]],
    [
      { kind: "too-many-fields", status: null, messages: [], count: 1201, most: 1000 },
      [
        '項目が多すぎるため送信していません（1,201項目、サーバーが受け取れるのは1,000項目まで）。内容を減らすか、このページの管理者に encoding="json" の設定を依頼してください。',
      ],
    ],
    [{ kind: "invalid", status: 422, messages: [], fields: {} }, ["不明なエラーが発生しました"]],
    [{ kind: "invalid", status: 422, messages: messages, fields: {} }, messages],
    [{ kind: "unreadable", status: 200, messages: [] }, ["サーバーの応答を読み取れませんでした。"]],
    [
      { kind: "unreadable", status: 200, messages: [], isPage: true },
      ["サーバーの応答を読み取れませんでした。", editingWords.ja.logInAgain],
    ],
    [lost("timeout"), ["時間内に応答がありませんでした。保存されたか確認してから、もう一度お試しください。"]],
    [lost("unreachable"), ["通信できませんでした。接続を確認して、もう一度お試しください。"]],
    [
      { kind: "unreachable", status: null, messages: [], mayBeDone: true },
      ["通信できませんでした。接続を確認して、もう一度お試しください。", editingWords.ja.lookFirst],
    ],
    [
      { kind: "unusable-setting", status: null, messages: [], setting: "csrf-token" },
      [
        "このページの設定（csrf-token）に誤りがあるため、通信していません。このページの管理者に連絡してください。",
      ],
    ],
    [lost("aborted"), []],
  ])("%j", (failure, sentences) => {
    expect(explainFailure(failure, editingWords.ja)).toEqual(sentences);
  });

  it.each<[failure: Failure, sentences: readonly string[]]>([
    [of("expired", 409), ["This page has expired."]],
    [of("forbidden", 403), ["You do not have permission for this"]],
    [of("refused", 500), ["An unknown error occurred"]],
    [sized(36_000), ["The server did not accept it because it is too large (36 KB were sent)"]],
    [
      { kind: "too-many-fields", status: null, messages: [], count: 1201, most: 1000 },
      [
        'Nothing was sent: 1,201 fields, but the server takes 1,000. Make it shorter, or ask who runs this page to set encoding="json".',
      ],
    ],
    [lost("timeout"), ["There was no answer in time. Check whether it was saved, then try again."]],
    [lost("unreachable"), ["Could not connect. Check the connection and try again."]],
  ])("in English: %j", (failure, sentences) => {
    expect(explainFailure(failure, editingWords.en)).toEqual(sentences);
  });
});

describe("the words that operators know, letter for letter", () => {
  it.each([
    ["draftFound", "前回の編集内容が残っています"],
    ["restore", "復元する"],
    ["discard", "破棄する"],
    ["undo", "元に戻す"],
    ["redo", "やり直す"],
    ["cancel", "キャンセル"],
    ["working", "処理中..."],
    ["unknownError", "不明なエラーが発生しました"],
    ["noPermission", "操作権限がありません"],
  ] as const)("%s", (name, text) => {
    expect(editingWords.ja[name]).toBe(text);
  });
});

function of(kind: "expired" | "forbidden" | "refused", status: number, messages: string[] = []): Failure {
  return { kind, status, messages };
}

function sized(sent: number, messages: string[] = []): Failure {
  return { kind: "refused", status: 413, messages, sent };
}

function lost(kind: "timeout" | "unreachable" | "aborted"): Failure {
  return { kind, status: null, messages: [] };
}
