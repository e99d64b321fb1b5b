import { callAt, type DescribedCall } from "../../api/description/index.js";
import { parseJson } from "../../lib/json.js";
import type { Ask, Asked } from "./ask.js";
import { type FindIds, firstId } from "./find-ids.js";
import type { Finding } from "./finding.js";
import { judge } from "./judge.js";
import { judgeInvalid, judgeStale } from "./judge-refusal.js";
import { judgeToken } from "./judge-token.js";
import { noId } from "./reads.js";
import { type CallResponse, isSuccess, textOf } from "./response.js";
import { answeredWith, type Row } from "./row.js";
import { notDeleted, stillIn } from "./still-there.js";
import type { Recipe, Written } from "./writes.js";

export interface Writing {
  readonly base: string;
  readonly ask: Ask;
  readonly ids: FindIds;
  readonly now: Date;
  /** Every call that is described, whoever makes it. */
  readonly calls: readonly DescribedCall[];
  done(row: Row): void;
}

export interface WritingResult {
  readonly rows: readonly Row[];
  /** How many records were made, and all of them taken away but those in `left`. */
  readonly made: number;
  /** Records that stay on the server, to be deleted by hand. */
  readonly left: readonly string[];
  /** Findings about the token. */
  readonly token: readonly Finding[];
}

type Body = Readonly<Record<string, unknown>>;

/** Makes one record of a kind, does with it what elements do, and takes it away, whatever failed in between. */
export async function makeAndTakeAway(
  recipe: Recipe,
  writing: Writing,
  { isFirst }: { isFirst: boolean },
): Promise<WritingResult> {
  const rows: Row[] = [];
  const left: string[] = [];
  const toRemove = new Set<string>();
  /** By its id, the call that took it away. */
  const gone = new Map<string, { call: DescribedCall; path: string; status: string }>();
  const token: Finding[] = [];
  let made: Body = {};
  let accepted = 0;

  const described = describedFor(recipe.create, writing);
  if (!described) return { rows, made: 0, left, token };
  const { needs, idField = "id" } = recipe;
  const began = await write(recipe.create);
  if (began.id !== null) made = began.record;

  try {
    if (began.response && isSuccessful(began.response) && began.id !== null) {
      if (isFirst) await probe();
      for (const change of recipe.changes) await changeIt(change);
      await tryInvalid();
    }
  } finally {
    for (const id of toRemove) await takeAway(id);
    if (gone.size > 0) await checkOnceMore();
  }
  return { rows, made: toRemove.size + gone.size, left, token };

  /** One call as it is meant, judged; what it makes is kept in mind. */
  async function write(written: Written & { makesAnother?: true }) {
    const found = await addressed(written);
    if (!found) return { came: null, id: null, record: {} };
    const { call, path, body } = found;
    const key = crypto.randomUUID();
    const response = await writing.ask(askedFor(call, path, body, key));
    const isNew = written === recipe.create || written.makesAnother;
    const id = isNew ? remember(response) : null;
    const findings = judgedWrite(call, path, response);
    if (isSuccessful(response)) accepted++;
    const noNewId: readonly Finding[] =
      isNew && isSuccessful(response) && id === null && findings.length === 0 ? [withoutId(idField)] : [];
    add({
      call,
      path,
      took: tookOf(response),
      ...answeredWith(response),
      findings: [...findings, ...noNewId],
    });
    if (isNew && isFirst && call.once && id !== null) await tryTwice(call, path, body, key, id);
    return { response, id, record: recordIn(response) };
  }

  async function changeIt(change: Recipe["changes"][number]): Promise<void> {
    const { response, record } = await write(change);
    const found = response && isSuccessful(response) ? await addressed(change) : null;
    if (!change.makesAnother && Object.hasOwn(record, idField)) made = { ...made, ...record };
    if (!found?.call.stale || !found.body) return;
    const old = { ...found.body, base_updated_at: "2000-01-01T00:00:00+09:00" };
    addTo(found, judgeStale(found.call, await writing.ask(askedFor(found.call, found.path, old))));
  }

  /** The same once more without the token, which should be refused. */
  async function probe(): Promise<void> {
    const found = await addressed(recipe.create);
    if (!found) return;
    const asked = askedFor(found.call, found.path, found.body);
    const response = await writing.ask({ ...asked, withoutToken: true });
    remember(response);
    token.push(...judgeToken(response));
  }

  async function tryTwice(call: DescribedCall, path: string, body: Body | null, key: string, first: string) {
    const second = remember(await writing.ask(askedFor(call, path, body, key)));
    if (second === null || second === first) return;
    addTo({ call, path }, [
      {
        ...{ code: "made-twice", weight: "note", at: "header Idempotency-Key" },
        ...{ expected: "the first answer once more", came: "a second record" },
        shows: "After a lost answer, what is saved again is there twice.",
        todo: "Keep the answer of each key for some minutes, and give it again.",
      },
    ]);
  }

  async function tryInvalid(): Promise<void> {
    const found = needs ? await addressed(recipe.create) : null;
    if (!found || !needs) return;
    const response = await writing.ask(askedFor(found.call, found.path, { ...found.body, [needs]: "" }));
    remember(response);
    addTo(found, judgeInvalid(found.call, response));
  }

  async function takeAway(id: string): Promise<void> {
    const found = await addressed(recipe.remove, id);
    if (!found) return void left.push(`${recipe.what}, id ${id}: its address was not found`);
    const response = await writing.ask({ ...askedFor(found.call, found.path, null), takesAway: true });
    const findings = judgedWrite(found.call, found.path, response);
    const isKnown = rows.some(({ call }) => call === found.call);
    if (!isKnown || findings.length > 0)
      add({
        call: found.call,
        path: found.path,
        took: tookOf(response),
        ...answeredWith(response),
        findings,
      });
    if (isSuccessful(response)) {
      toRemove.delete(id);
      gone.set(id, { ...found, status: response.kind === "answer" ? String(response.status) : "" });
    } else left.push(`${recipe.what}: ${found.call.method} ${found.path}`);
  }

  /** A success that deleted nothing is told by reading; what cannot be read is judged where it is read for itself. */
  async function checkOnceMore(): Promise<void> {
    const [template = "", query = ""] = recipe.seenAt(writing.now).split("?");
    const [lastId = ""] = [...gone.keys()].slice(-1);
    const address = await writing.ids.address(template, { made: lastId });
    if ("missing" in address) return;
    const path = address.path + (query && `?${query}`);
    const response = await writing.ask({ method: "GET", path, takesAway: true });
    for (const id of stillIn(response, idField, new Set(gone.keys()))) {
      const removal = gone.get(id);
      if (!removal) continue;
      left.push(`${recipe.what}: ${removal.call.method} ${removal.path} answered ${removal.status}`);
      add({
        ...{ call: removal.call, path: removal.path, took: 0 },
        findings: [notDeleted(path, removal.status)],
      });
    }
  }

  async function addressed(written: Written, id: unknown = made[idField]) {
    const [template = "", query = ""] = written.path.split("?");
    const address = await writing.ids.address(template, { made: String(id) });
    const call = callAt(writing.calls, written.method, "path" in address ? address.path : template);
    if ("missing" in address) {
      if (call) add({ call, path: call.path, took: 0, findings: [], notAsked: noId(address.missing) });
      return null;
    }
    if (!call) return null;
    const inPath = address.path.split("/").filter((each) => /^\d+$/.test(each));
    const body = written.body?.(made, writing.now, inPath.map(Number)) ?? null;
    return { call, path: address.path + (query && `?${query}`), body };
  }

  function remember(response: CallResponse): string | null {
    const id = firstId(response, idField);
    if (id !== null) toRemove.add(id);
    return id;
  }

  function judgedWrite(call: DescribedCall, path: string, response: CallResponse): readonly Finding[] {
    const query = Object.fromEntries(new URLSearchParams(path.split("?")[1] ?? ""));
    const findings = judge(call, response, { base: writing.base, query });
    return findings.map((finding) =>
      finding.code === "expired" && accepted > 0
        ? {
            ...finding,
            code: "csrf-changes",
            came: "419, after a write with the same token was taken",
            todo: "Keep one token for a session: pages stay open for hours, and make many calls with theirs.",
          }
        : finding,
    );
  }

  function add(row: Row): void {
    rows.push(row);
    writing.done(row);
  }

  /** More of a call that was asked already. */
  function addTo({ call, path }: { call: DescribedCall; path: string }, more: readonly Finding[]): void {
    const at = rows.findIndex((row) => row.call === call && row.path === path);
    const row = rows[at];
    if (row) rows[at] = { ...row, findings: [...row.findings, ...more] };
  }
}

/** Call in the description, if there is one; ids are not needed for that. */
export function describedFor(written: Written, { calls }: Pick<Writing, "calls">): DescribedCall | undefined {
  return callAt(calls, written.method, (written.path.split("?")[0] ?? "").replace(/\{\w+\}/g, "1"));
}

function askedFor(call: DescribedCall, path: string, body: Body | null, key?: string): Asked {
  const headers = call.once ? { "Idempotency-Key": key ?? crypto.randomUUID() } : {};
  return { method: call.method, path, headers, ...(body && { json: body }) };
}

function isSuccessful(response: CallResponse): boolean {
  return response.kind === "answer" && isSuccess(response);
}

function tookOf(response: CallResponse): number {
  return response.kind === "answer" ? response.took : 0;
}

function recordIn(response: CallResponse): Body {
  const json = response.kind === "answer" ? parseJson(textOf(response) ?? "") : null;
  const body = json?.ok ? (json.data as { data?: unknown } | null) : null;
  const inner = body?.data ?? body;
  return typeof inner === "object" && inner !== null && !Array.isArray(inner) ? (inner as Body) : {};
}

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
