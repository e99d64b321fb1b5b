import { describe, expect, it } from "vitest";
import { explainFailure } from "../../src/editor/explain-failure.js";
import { editingWords } from "../../src/editor/messages.js";
import type { Failure } from "../../src/lib/failure.js";

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
    [lost("aborted"), []],
  ])("%j", (failure, sentences) => {
    expect(explainFailure(failure, editingWords.ja)).toEqual(sentences);
  });

  it.each<[failure: Failure, sentences: readonly string[]]>([
    [of("expired", 409), ["This page has expired."]],
    [of("forbidden", 403), ["You do not have permission for this"]],
    [of("refused", 500), ["An unknown error occurred"]],
    [lost("timeout"), ["There was no answer in time. Check whether it was saved, then try again."]],
    [lost("unreachable"), ["Could not connect. Check the connection and try again."]],
  ])("in English: %j", (failure, sentences) => {
    expect(explainFailure(failure, editingWords.en)).toEqual(sentences);
  });
});

describe("the words that the public surface fixes", () => {
  it.each([
    ["draftFound", "前回の編集内容が残っています"],
    ["restore", "復元する"],
    ["discard", "破棄する"],
    ["undo", "元に戻す"],
    ["redo", "やり直す"],
    ["cancel", "キャンセル"],
    ["saving", "処理中..."],
    ["unknownError", "不明なエラーが発生しました"],
    ["noPermission", "操作権限がありません"],
  ] as const)("%s", (name, text) => {
    expect(editingWords.ja[name]).toBe(text);
  });
});

function of(kind: "expired" | "forbidden" | "refused", status: number, messages: string[] = []): Failure {
  return { kind, status, messages };
}

function lost(kind: "timeout" | "unreachable" | "aborted"): Failure {
  return { kind, status: null, messages: [] };
}
