import { callAt, type DescribedCall } from "../../api/description/index.js";
import type { Ask, Asked } from "./ask.js";
import { type FindIds, firstId } from "./find-ids.js";
import type { Finding } from "./finding.js";
import { judge } from "./judge.js";
import { noId } from "./reads.js";
import { type CallResponse, isSuccess } from "./response.js";
import type { Row } from "./row.js";
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

export type Body = Readonly<Record<string, unknown>>;

/** A call with its address, and what is sent by it. */
export interface AddressedCall {
  readonly call: DescribedCall;
  readonly path: string;
  readonly body: Body | null;
}

/** Calls about one record of a recipe: where they go, what is wrong with what came, and what they have made. */
export interface RecordCalls {
  readonly rows: readonly Row[];
  /** Ids of everything that was made, to be taken away. */
  readonly ids: ReadonlySet<string>;
  /** Field of the id in answers. */
  readonly idField: string;
  /** Takes these fields as those of the record that paths and bodies are about. */
  takeRecord(fields: Body): void;
  /** Finds the address; `null` where an id for it is missing, which gets a row. `id` is that of the record. */
  addressed(written: Written, id?: unknown): Promise<AddressedCall | null>;
  /** Keeps the id of what an answer has made. */
  remember(response: CallResponse): string | null;
  judged(asked: Pick<AddressedCall, "call" | "path">, response: CallResponse): readonly Finding[];
  add(row: Row): void;
  /** More of a call that was asked already. */
  addTo(asked: Pick<AddressedCall, "call" | "path">, more: readonly Finding[]): void;
}

/** Makes it. */
export function createRecordCalls({ idField = "id" }: Recipe, writing: Writing): RecordCalls {
  const rows: Row[] = [];
  const ids = new Set<string>();
  let record: Body = {};
  let accepted = 0;

  function add(row: Row): void {
    rows.push(row);
    writing.done(row);
  }

  return {
    rows,
    ids,
    idField,
    takeRecord(fields) {
      record = { ...record, ...fields };
    },
    async addressed(written, id = record[idField]) {
      const [template = "", query = ""] = written.path.split("?");
      const address = await writing.ids.address(template, { made: String(id) });
      const call = callAt(writing.calls, written.method, "path" in address ? address.path : template);
      if ("missing" in address) {
        if (call) add({ call, path: call.path, took: 0, findings: [], notAsked: noId(address.missing) });
        return null;
      }
      if (!call) return null;
      const inPath = address.path.split("/").filter((each) => /^\d+$/.test(each));
      const body = written.body?.(record, writing.now, inPath.map(Number)) ?? null;
      return { call, path: address.path + (query && `?${query}`), body };
    },
    remember(response) {
      const id = firstId(response, idField);
      if (id !== null) ids.add(id);
      return id;
    },
    judged({ call, path }, response) {
      const query = Object.fromEntries(new URLSearchParams(path.split("?")[1] ?? ""));
      const found = judge(call, response, { base: writing.base, query });
      const findings = accepted > 0 ? found.map(ofChangedToken) : found;
      if (isSuccessful(response)) accepted++;
      return findings;
    },
    add,
    addTo({ call, path }, more) {
      const at = rows.findIndex((row) => row.call === call && row.path === path);
      const row = rows[at];
      if (row) rows[at] = { ...row, findings: [...row.findings, ...more] };
    },
  };
}

/** A token that was taken before, and is not any more. */
function ofChangedToken(finding: Finding): Finding {
  if (finding.code !== "expired") return finding;
  return {
    ...finding,
    code: "csrf-changes",
    came: "419, after a write with the same token was taken",
    todo: "Keep one token for a session: pages stay open for hours, and make many calls with theirs.",
  };
}

export function askedFor({ call, path, body }: AddressedCall, key?: string): Asked {
  const headers = call.once ? { "Idempotency-Key": key ?? crypto.randomUUID() } : {};
  return { method: call.method, path, headers, ...(body && { json: body }) };
}

export function isSuccessful(response: CallResponse): boolean {
  return response.kind === "answer" && isSuccess(response);
}

export function tookOf(response: CallResponse): number {
  return response.kind === "answer" ? response.took : 0;
}
