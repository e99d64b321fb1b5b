import { Refusal } from "./refusal.js";

/* What calls about journeys are sent, and what they refuse. */

/** A body as it was sent. */
export type Row = Readonly<Record<string, unknown>>;

export async function readBody(request: { json(): Promise<unknown> }): Promise<Row> {
  const sent = await request.json().catch(() => undefined);
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) throw invalid({});
  return sent as Row;
}

/** The ids of a call about several. */
export function ids({ ids: sent }: Row, { most }: { most: number }): number[] {
  const isList = Array.isArray(sent) && sent.every((each) => Number.isSafeInteger(each) && each > 0);
  if (!isList || sent.length > most) throw invalid({ ids: [`1〜${most}件を指定してください。`] });
  return sent as number[];
}

export function nameOfBody({ name }: Row): string {
  return String(name).trim();
}

export function nameErrors({ name }: Row): Record<string, string[]> {
  if (typeof name !== "string" || name.trim() === "") return { name: ["名前を入力してください"] };
  return [...name.trim()].length > 100 ? { name: ["名前は100文字以内で入力してください"] } : {};
}

export function invalid(errors: Record<string, string[]>): Refusal {
  return new Refusal(422, { message: "入力内容を確認してください。", code: "invalid", errors });
}

export function missing(message: string): Refusal {
  return new Refusal(404, { message });
}

/** Others were faster. */
export function stale(there: { current?: unknown; current_ids?: number[] }): Refusal {
  const message = there.current_ids ? "ほかの人が並べ替えました。" : "ほかの人が先に保存しました。";
  return new Refusal(422, { message, code: "stale", errors: {}, ...there });
}
