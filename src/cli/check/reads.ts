import type { DescribedCall } from "../../api/description/index.js";
import type { FindIds, Read } from "./find-ids.js";
import { type CallForm, formsOf, queryText } from "./forms-of-call.js";
import { judge } from "./judge.js";
import { answeredWith, type Row } from "./row.js";

/** Why a call was not asked of a server that is slow. */
export const timeIsOver = "the time for all of it was over";

export interface Reading {
  readonly base: string;
  readonly read: Read;
  readonly ids: FindIds;
  readonly now: Date;
  /** Is told of each call that is done. */
  done(row: Row): void;
}

/** Asks every reading call in all its forms, and judges what comes. */
export async function askReads(calls: readonly DescribedCall[], reading: Reading): Promise<readonly Row[]> {
  const rows = await Promise.all(
    calls.map(async (call) => {
      const forms = await formsOf(call, reading.ids, reading.now);
      return await Promise.all(forms.map((form) => askForm(call, form, reading)));
    }),
  );
  return rows.flat();
}

async function askForm(call: DescribedCall, form: CallForm, reading: Reading): Promise<Row> {
  const row = await rowOf(call, form, reading);
  reading.done(row);
  return row;
}

async function rowOf(call: DescribedCall, form: CallForm, reading: Reading): Promise<Row> {
  const { parameters, query } = form;
  const { base, read, ids } = reading;
  const address = await ids.address(call.path, parameters);
  const text = queryText(query);
  const missing = [...new Set([...("missing" in address ? address.missing : []), ...form.missing])];
  if ("missing" in address || missing.length > 0)
    return { call, path: call.path + text, took: 0, findings: [], notAsked: noId(missing) };
  const path = address.path + text;
  const response = await read(path);
  if (response.kind === "skipped") return { call, path, took: 0, findings: [], notAsked: timeIsOver };
  const took = response.kind === "answer" ? response.took : response.kind === "timeout" ? response.after : 0;
  return { call, path, took, ...answeredWith(response), findings: judge(call, response, { base, query }) };
}

/** Why a call was not asked that wants an id. */
export function noId(options: readonly string[]): string {
  return `no id was found: give ${options.map((option) => `--${option} ID`).join(" ")}`;
}
