import * as v from "valibot";
import { Refusal } from "./refusal.js";

/**
 * The value itself when it passes, else a 422 with every message by its path. Not the schema's output: that has the
 * known keys first, and documents are kept the way they were sent.
 */
export function validate<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value);
  if (result.success) return value as Output;
  const errors: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? "";
    errors[path] = [...new Set([...(errors[path] ?? []), issue.message])];
  }
  throw new Refusal(422, { message: "入力内容に誤りがあります。", code: "invalid", errors });
}
