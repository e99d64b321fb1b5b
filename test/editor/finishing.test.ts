import { describe, expect, it } from "vitest";
import { finish, SavingStatus } from "../../src/editor/finishing.js";
import type { Failure } from "../../src/lib/failure.js";
import { type FinishSetup, payload, recordingDeps } from "./recording-deps.js";

describe("what happens in a finish, in order", () => {
  it.each<[what: string, setup: FinishSetup, log: string]>([
    [
      "post, saved",
      { finisher: "post" },
      'before-finish · 1 · send · save {"aid":5} · success · 2 · finish · follow · 0',
    ],
    [
      "post, saved, and the page leaves",
      { finisher: "post", leads: true },
      'before-finish · 1 · send · save {"aid":5} · success · 2 · finish · follow',
    ],
    [
      "post, saved without a body",
      { finisher: "post", answer: { ok: true, data: null, status: 204 } },
      "before-finish · 1 · send · save null · success · 2 · finish · follow · 0",
    ],
    [
      "postemit, saved: no success message, no navigation",
      { finisher: "postemit", leads: true },
      'before-finish · 1 · send · save {"aid":5} · 2 · finish · 0',
    ],
    ["emit: no status, no call", { finisher: "emit" }, "before-finish · save undefined · finish"],
  ])("%s", async (_, setup, log) => {
    // biome-ignore format: a table
    const recorded = recordingDeps(setup);
    expect(await finish(recorded.deps)).toMatchObject({ ok: true });
    expect(recorded.log.join(" · ")).toBe(log);
  });

  const refused = { problems: ["本文を入力してください。", "最低1つの要素を選択して下さい"] };
  it.each(["post", "postemit", "emit"] as const)(
    "%s, refused by validation: failure alone",
    async (finisher) => {
      const { deps, log, details } = recordingDeps({ finisher, ...refused });
      expect(await finish(deps)).toEqual({ ok: false, messages: refused.problems });
      expect(log).toEqual(["refusal", "failure"]);
      expect(details).toEqual([{ reason: "validation", status: null, messages: refused.problems }]);
    },
  );

  it.each(["post", "postemit", "emit"] as const)("%s, prevented: nothing follows", async (finisher) => {
    const { deps, log } = recordingDeps({ finisher, prevents: "before-finish" });
    expect(await finish(deps)).toEqual({ ok: false, messages: [] });
    expect(log).toEqual(["before-finish"]);
  });

  it.each(["finish", "failure"])("preventing %s changes nothing", async (prevents) => {
    const answer = prevents === "failure" ? ({ ok: false, failure: refusal("refused", 500) } as const) : null;
    const setup = { finisher: "post", ...(answer ? { answer } : {}) } as const;
    const [free, prevented] = [recordingDeps(setup), recordingDeps({ ...setup, prevents })];
    await finish(free.deps);
    await finish(prevented.deps);
    expect(prevented.log).toEqual(free.log);
    expect(free.log).toContain(prevents);
  });
});

describe("a failed call", () => {
  const table: [failure: Failure, reason: string, expires: boolean][] = [
    [refusal("expired", 409), "http", true],
    [refusal("expired", 419), "http", true],
    [refusal("forbidden", 403), "http", false],
    [refusal("refused", 401), "http", false],
    [refusal("refused", 404), "http", false],
    [refusal("refused", 429), "http", false],
    [refusal("refused", 500), "http", false],
    [{ kind: "invalid", status: 422, messages: [], fields: {} }, "http", false],
    [{ kind: "unreadable", status: 200, messages: [] }, "invalid-response", false],
    [{ kind: "timeout", status: null, messages: [] }, "timeout", false],
    [{ kind: "unreachable", status: null, messages: [] }, "network", false],
    [{ kind: "aborted", status: null, messages: [] }, "network", false],
    [{ kind: "unusable-setting", status: null, messages: [], setting: "csrf-token" }, "invalid-input", false],
  ];
  const rows = table.flatMap(([failure, reason, expires]) =>
    (["post", "postemit"] as const).map((finisher) => ({ finisher, failure, reason, expires, ...failure })),
  );

  it.each(rows)(
    "$finisher, $kind $status: failed, told, then idle",
    async ({ finisher, failure, reason, expires }) => {
      const { deps, log, details } = recordingDeps({ finisher, answer: { ok: false, failure } });
      const messages = ["登録に失敗しました", failure.kind];
      const status = failure.status === null ? {} : { status: failure.status };
      expect(await finish(deps)).toEqual({ ok: false, messages, ...status });
      expect(log).toEqual([
        "before-finish",
        "1",
        "send",
        "3",
        `show ${messages.join(", ")}`,
        "failure",
        ...(expires ? [`expire ${failure.status}`] : []),
        "0",
      ]);
      expect(details.at(-1)).toEqual({ reason, status: failure.status, messages });
    },
  );
});

describe("what a finish hands over", () => {
  it.each([
    ["emit", { finisher: "emit", payload }],
    ["post", { finisher: "post", payload, response: { aid: 5 } }],
    ["postemit", { finisher: "postemit", payload, response: { aid: 5 } }],
  ] as const)("%s", async (finisher, detail) => {
    const { deps, details } = recordingDeps({ finisher });
    const result = await finish(deps);
    expect(details).toEqual([{ payload }, detail]);
    const response = "response" in detail ? { response: detail.response } : {};
    expect(result).toEqual({ ok: true, payload, ...response });
  });
});

it("the numbers of the saving progress are those of the rules", () => {
  expect(SavingStatus).toEqual({ idle: 0, saving: 1, saved: 2, failed: 3 });
});

function refusal(kind: "expired" | "forbidden" | "refused", status: number): Failure {
  return { kind, status, messages: [] };
}
