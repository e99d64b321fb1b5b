import type { Hono } from "hono";
import * as v from "valibot";
import { baseValueOf } from "../../demo/friends/base-values.js";
import type { ApiContext } from "../context.js";
import { limitedText } from "../field-schemas.js";
import type { Operator } from "../operators.js";
import { validate } from "../validate.js";
import { friendOf, memberField, memberId, refuse, wrongShape } from "./calls.js";
import { keepChange } from "./changes.js";
import type { KnownFriend } from "./table.js";

/** The names of base values, in the order they are shown in. `memo` stands among them and has a call of its own. */
export const baseNames = [
  "システム表示名",
  "本名",
  "フリガナ",
  "電話番号",
  "メールアドレス",
  "都道府県",
] as const;

export type BaseName = (typeof baseNames)[number];

const LONGEST_VALUE = 255;
const LONGEST_MEMO = 5000;

/** What an operator of a role may only read. */
const readOnly: Readonly<Record<number, readonly BaseName[]>> = {
  1803: ["メールアドレス", "本名", "電話番号"],
};
const readOnlyOfAll: readonly BaseName[] = ["メールアドレス"];

const sentBase = v.object(
  { member_id: memberField, vals: v.record(v.string(), v.unknown(), wrongShape) },
  wrongShape,
);
const sentMemo = v.object(
  { member_id: memberField, memo: limitedText("個別メモ", LONGEST_MEMO) },
  wrongShape,
);

/** `GET /api/member/basevar/{memberId}`, `POST /api/member/basevar` and `POST /api/v1/member/memo` (rules: friend-saved-in-parts). */
export function addBaseValueCalls(app: Hono, context: ApiContext): void {
  const { store, friends, now, operatorOf } = context;

  app.get(`/api/member/basevar/${memberId}`, ({ req, json }) => {
    const known = friendOf(context, Number(req.param("memberId")));
    const vals = Object.fromEntries(baseNames.map((name) => [name, presentValue(known, name)]));
    return json({
      member_id: known.facts.id,
      vals: { ...vals, memo: memoOf(known) },
      authorizations: authorizationsOf(operatorOf(req.raw)),
    });
  });

  app.post("/api/member/basevar", async ({ req, json }) => {
    const { member_id, vals } = validate(sentBase, await req.json().catch(() => undefined));
    const known = friendOf(context, member_id);
    const operator = operatorOf(req.raw);
    const problems = Object.entries(vals).flatMap(([name, value]) => {
      const problem = problemOf(name, value, authorizationsOf(operator));
      return problem === undefined ? [] : [[`vals.${name}`, [problem]] as const];
    });
    refuse(Object.fromEntries(problems));
    const after = vals as Partial<Record<BaseName, string>>;
    const at = now();
    store.atomically(() => {
      for (const [key, value] of Object.entries(after)) {
        const before = presentValue(known, key as BaseName);
        keepChange(store, operator, at, { member_id, part: "base", key, before, after: value });
      }
      const { detail } = known;
      friends.change({ ...known, detail: { ...detail, base: { ...detail.base, ...after } } }, at);
    });
    return json({ member_id, vals: after });
  });

  app.post("/api/v1/member/memo", async ({ req, json }) => {
    const { member_id, memo } = validate(sentMemo, await req.json().catch(() => undefined));
    const known = friendOf(context, member_id);
    const at = now();
    store.atomically(() => {
      const change = { member_id, part: "memo", key: "memo", before: memoOf(known), after: memo } as const;
      keepChange(store, operatorOf(req.raw), at, change);
      friends.change({ ...known, facts: { ...known.facts, memos: memo === "" ? [] : [memo] } }, at);
    });
    return json({ member_id, memo });
  });
}

function authorizationsOf({ role_id }: Operator): Record<string, "read" | "write"> {
  const read = readOnly[role_id] ?? readOnlyOfAll;
  const ofNames = baseNames.map((name) => [name, read.includes(name) ? "read" : "write"]);
  return { ...Object.fromEntries(ofNames), memo: "write" };
}

function problemOf(name: string, value: unknown, authorizations: Readonly<Record<string, string>>) {
  if (name === "memo") return "個別メモはここでは保存できません。";
  if (!Object.hasOwn(authorizations, name)) return "基本情報が見つかりません。";
  if (authorizations[name] === "read") return `${name}を変更する権限がありません。`;
  return v.safeParse(limitedText(name, LONGEST_VALUE), value).issues?.[0].message;
}

function presentValue({ facts, detail }: KnownFriend, name: BaseName): string {
  return detail.base[name] ?? baseValueOf(facts, name);
}

/** Where filters know several memos, the editor shows one text. */
function memoOf({ facts }: KnownFriend): string {
  return facts.memos.join("\n");
}
