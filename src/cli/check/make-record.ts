import { parseJson } from "../../lib/json.js";
import type { Finding } from "./finding.js";
import { judgeInvalid, judgeStale } from "./judge-refusal.js";
import { judgeToken } from "./judge-token.js";
import {
  type AddressedCall,
  askedFor,
  type Body,
  isSuccessful,
  type RecordCalls,
  tookOf,
  type Writing,
} from "./record-calls.js";
import { type CallResponse, textOf } from "./response.js";
import { answeredWith } from "./row.js";
import type { Recipe, Written } from "./writes.js";

/** Makes one record and does with it what elements do. Gives what is wrong with the token. */
export async function makeRecord(
  recipe: Recipe,
  { ask }: Pick<Writing, "ask">,
  calls: RecordCalls,
  { isFirst }: { isFirst: boolean },
): Promise<readonly Finding[]> {
  const { idField } = calls;
  const began = await write(recipe.create);
  if (!began || began.id === null) return [];
  calls.takeRecord(began.record);
  const token = isFirst ? await tryWithoutToken() : [];
  for (const change of recipe.changes) await changeIt(change);
  await tryInvalid();
  return token;

  /** One call as it is meant, judged; what it makes is kept in mind. */
  async function write(written: Written & { makesAnother?: true }) {
    const found = await calls.addressed(written);
    if (!found) return null;
    const { call, path } = found;
    const key = crypto.randomUUID();
    const response = await ask(askedFor(found, key));
    const isNew = written === recipe.create || written.makesAnother;
    const id = isNew ? calls.remember(response) : null;
    const findings = calls.judged(found, response);
    const noNewId: readonly Finding[] =
      isNew && isSuccessful(response) && id === null && findings.length === 0 ? [withoutId(idField)] : [];
    calls.add({
      call,
      path,
      took: tookOf(response),
      ...answeredWith(response),
      findings: [...findings, ...noNewId],
    });
    if (isNew && isFirst && call.once && id !== null) await tryTwice(found, key, id);
    return { response, id, record: recordIn(response) };
  }

  async function changeIt(change: Recipe["changes"][number]): Promise<void> {
    const written = await write(change);
    const found = written && isSuccessful(written.response) ? await calls.addressed(change) : null;
    if (written && !change.makesAnother && Object.hasOwn(written.record, idField))
      calls.takeRecord(written.record);
    if (!found?.call.stale || !found.body) return;
    const body = { ...found.body, base_updated_at: "2000-01-01T00:00:00+09:00" };
    calls.addTo(found, judgeStale(found.call, await ask(askedFor({ ...found, body }))));
  }

  /** The same once more without the token, which should be refused. */
  async function tryWithoutToken(): Promise<readonly Finding[]> {
    const found = await calls.addressed(recipe.create);
    if (!found) return [];
    const response = await ask({ ...askedFor(found), withoutToken: true });
    calls.remember(response);
    return judgeToken(response);
  }

  async function tryTwice(found: AddressedCall, key: string, first: string): Promise<void> {
    const second = calls.remember(await ask(askedFor(found, key)));
    if (second !== null && second !== first) calls.addTo(found, [madeTwice]);
  }

  async function tryInvalid(): Promise<void> {
    const { needs } = recipe;
    const found = needs ? await calls.addressed(recipe.create) : null;
    if (!found || !needs) return;
    const response = await ask(askedFor({ ...found, body: { ...found.body, [needs]: "" } }));
    calls.remember(response);
    calls.addTo(found, judgeInvalid(found.call, response));
  }
}

function recordIn(response: CallResponse): Body {
  const json = response.kind === "answer" ? parseJson(textOf(response) ?? "") : null;
  const body = json?.ok ? (json.data as { data?: unknown } | null) : null;
  const inner = body?.data ?? body;
  return typeof inner === "object" && inner !== null && !Array.isArray(inner) ? (inner as Body) : {};
}

const madeTwice: Finding = {
  ...{ code: "made-twice", weight: "note", at: "header Idempotency-Key" },
  ...{ expected: "the first answer once more", came: "a second record" },
  shows: "After a lost answer, what is saved again is there twice.",
  todo: "Keep the answer of each key for some minutes, and give it again.",
};

function withoutId(field: string): Finding {
  return {
    ...{
      code: "no-id",
      weight: "wrong",
      at: `data.${field}`,
      expected: "the id of what was made",
      came: "none",
    },
    shows: "It cannot be edited until the page is loaded again.",
    todo: "Answer with the whole record, its id too. What was made has to be deleted by hand.",
  };
}
