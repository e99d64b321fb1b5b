import type { Hono } from "hono";
import * as v from "valibot";
import type { AudienceFriend } from "../../audience/friends.js";
import type { ApiContext } from "../context.js";
import type { Friend } from "../friends.js";
import { itemsOf } from "../picker-items.js";
import { Refusal } from "../refusal.js";
import { validate } from "../validate.js";
import { variableChoices } from "../variable-choices.js";
import { friendOf, memberField, memberId, refuse, wrongShape } from "./calls.js";
import { keepChange } from "./changes.js";
import { type ItemMeta, versionAfter } from "./detail.js";
import { metaOf } from "./meta.js";
import type { KnownFriend } from "./table.js";
import { problemOf, typedValue, type VariableValue } from "./value-types.js";
import { valuesIn } from "./values.js";

/** The variables that the friends' list shows beside a name. */
export const targetVariables: readonly number[] = [202, 201];

const keyed = <Value extends v.GenericSchema>(value: Value) => v.record(v.string(), value, wrongShape);
const meta = v.nullable(v.looseObject({ updated_at: v.string(wrongShape) }, wrongShape));
const entries = { member_id: memberField, vals: keyed(v.unknown()), metas: keyed(meta) };
const sentWithout = v.object(entries, wrongShape);
const changedIds = v.array(v.pipe(v.number(wrongShape), v.integer(wrongShape)), wrongShape);
const sentWith = v.object({ ...entries, changed_item_ids: changedIds }, wrongShape);

type Before = ReadonlyMap<string, VariableValue>;
type Sent = v.InferOutput<typeof sentWithout>;

/**
 * `GET /api/member/var/{memberId}` and `POST /api/member/var`, and both below `/api/v1`, where the changed ids are not named
 * besides. A value that somebody else changed since it was loaded refuses the whole save with 409 (rules: friend-saved-in-parts).
 */
export function addFriendVariableCalls(app: Hono, context: ApiContext): void {
  const { store, friends, now, operatorOf } = context;

  for (const path of ["/api/member/var", "/api/v1/member/var"]) {
    app.get(`${path}/${memberId}`, ({ req, json }) => {
      const known = friendOf(context, Number(req.param("memberId")));
      const items = Object.fromEntries(valuesOf(known));
      const metas = { ...known.detail.metas };
      for (const id of Object.keys(items)) metas[id] ??= metaOf(known, id);
      return json({ member_id: known.facts.id, vals: items, metas });
    });
  }

  app.post("/api/member/var", async ({ req, json }) => {
    const sent = validate(sentWith, await req.json().catch(() => undefined));
    const ids = Object.keys(sent.vals);
    const named = new Set(sent.changed_item_ids.map(String));
    if (named.size !== ids.length || ids.some((id) => !named.has(id))) {
      refuse({ changed_item_ids: ["変更した項目の指定が値と一致しません。"] });
    }
    return json(save(sent, req.raw));
  });

  app.post("/api/v1/member/var", async ({ req, json }) => {
    return json(save(validate(sentWithout, await req.json().catch(() => undefined)), req.raw));
  });

  function save({ member_id, vals, metas }: Sent, request: Request) {
    const known = friendOf(context, member_id);
    const before = new Map(valuesOf(known));
    if (Object.keys(metas).some((id) => !Object.hasOwn(vals, id))) {
      refuse({ metas: ["更新情報の指定が値と一致しません。"] });
    }
    refuse(problemsOf(vals, before));
    // Without a version it was unset when it was loaded; meanwhile it may not be.
    const stale = Object.keys(vals).filter((id) => {
      return (metas[id]?.updated_at ?? null) !== (versionOf(known, before, id)?.updated_at ?? null);
    });
    if (stale.length > 0) throw conflict(known, stale, before);
    return write(known, vals as Record<string, VariableValue | null>, before, request);
  }

  function problemsOf(vals: Sent["vals"], before: Before) {
    const problems = Object.entries(vals).flatMap(([id, value]) => {
      const variable = /^[1-9]\d{0,8}$/.test(id) ? store.get(itemsOf("varia"), Number(id))?.value : undefined;
      const choices = store.get(variableChoices, Number(id) || 0)?.value ?? [];
      const problem = problemOf(variable, value, before.get(id), choices);
      return problem === undefined ? [] : [[`vals.${id}`, [problem]] as const];
    });
    return Object.fromEntries(problems);
  }

  function conflict(known: KnownFriend, stale: readonly string[], before: Before) {
    const metas = Object.fromEntries(stale.map((id) => [id, versionOf(known, before, id)]));
    const names = [...new Set(Object.values(metas).flatMap((each) => (each ? [each.updated_by] : [])))];
    const who = names.length === 0 ? "ほかの担当者" : names.map((name) => `${name}さん`).join("、");
    return new Refusal(409, {
      message: `${who}が変更しました。`,
      vals: Object.fromEntries(stale.map((id) => [id, before.get(id) ?? null])),
      metas,
    });
  }

  function write(
    known: KnownFriend,
    vals: Readonly<Record<string, VariableValue | null>>,
    before: Before,
    request: Request,
  ) {
    const { friend, facts, detail } = known;
    const at = now();
    const operator = operatorOf(request);
    const metas = Object.fromEntries(
      Object.keys(vals).map((id) => {
        const last = versionOf(known, before, id);
        return [id, { updated_at: versionAfter(last?.updated_at, at), updated_by: operator.name }];
      }),
    );
    store.atomically(() => {
      for (const [key, after] of Object.entries(vals)) {
        const change = {
          member_id: facts.id,
          part: "var",
          key,
          before: before.get(key) ?? null,
          after,
        } as const;
        keepChange(store, operator, at, change);
      }
      friends.change(
        {
          friend: { ...friend, target_vars: targetsAfter(friend.target_vars, vals) },
          facts: { ...facts, variables: variablesAfter(facts.variables, vals) },
          detail: { ...detail, metas: { ...detail.metas, ...metas } },
        },
        at,
      );
    });
    return { member_id: facts.id, vals, metas };
  }

  function valuesOf({ facts }: KnownFriend): [string, VariableValue][] {
    return valuesIn(store)
      .all(facts)
      .map(({ var_id, value }) => [String(var_id), typedValue(value, typeOf(var_id))]);
  }

  function typeOf(id: number): unknown {
    return store.get(itemsOf("varia"), id)?.value.type;
  }

  function variablesAfter(
    variables: AudienceFriend["variables"],
    vals: Readonly<Record<string, VariableValue | null>>,
  ): AudienceFriend["variables"] {
    const kept = variables.filter(({ var_id }) => !Object.hasOwn(vals, String(var_id)));
    const set = Object.entries(vals).flatMap(([id, value]) => {
      if (value === null) return [];
      const choice = store.get(variableChoices, Number(id))?.value.find((each) => each.id === value);
      return [{ var_id: Number(id), value: String(value), ...(choice && { label: choice.value }) }];
    });
    return [...kept, ...set];
  }

  function targetsAfter(
    targets: Friend["target_vars"],
    vals: Readonly<Record<string, VariableValue | null>>,
  ): Friend["target_vars"] {
    const changed = targetVariables.filter((id) => Object.hasOwn(vals, String(id)));
    const set = changed.flatMap((var_id) => {
      const value = vals[var_id];
      const variable = store.get(itemsOf("varia"), var_id)?.value;
      if (value === null || value === undefined || !variable) return [];
      return [{ var_id, name: variable.name, type: Number(variable.type), value: String(value) }];
    });
    const place = ({ var_id }: { var_id: number }) => targetVariables.indexOf(var_id);
    return [...targets.filter(({ var_id }) => !changed.includes(var_id)), ...set].sort(
      (a, b) => place(a) - place(b),
    );
  }
}

/** The version that a save must name: null where there is neither a value nor one that was cleared. */
function versionOf(known: KnownFriend, before: Before, id: string): ItemMeta | null {
  return before.has(id) || Object.hasOwn(known.detail.metas, id) ? metaOf(known, id) : null;
}
