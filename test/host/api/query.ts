import * as v from "valibot";
import { coerce } from "./coerce.js";
import { Refusal } from "./refusal.js";
import { validate } from "./validate.js";

/**
 * What stands behind the `?`, with the types of the schema. A field that is empty or absent is left out; one that nobody
 * knows, or that comes twice, is refused. Of the fields in `lists` each sent `field[]` is a member.
 */
export function readQuery<const Entries extends v.ObjectEntries>(
  url: string,
  entries: Entries,
  lists: readonly (keyof Entries & string)[] = [],
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const read: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for (const [name, value] of new URL(url).searchParams) {
    const list = lists.find((each) => name === `${each}[]`);
    const known = list ?? (Object.hasOwn(entries, name) && !lists.includes(name) ? name : undefined);
    if (known === undefined) errors[name] = [`${name}という項目はありません。`];
    else if (value === "") continue;
    else if (list) read[list] = [...((read[list] as string[] | undefined) ?? []), value];
    else if (name in read) errors[name] = [`${name}が2回指定されています。`];
    else read[name] = value;
  }
  if (Object.keys(errors).length > 0) {
    throw new Refusal(422, { message: "入力内容に誤りがあります。", code: "invalid", errors });
  }
  const schema = v.object(entries, "項目が足りないか、形式が正しくありません。");
  return validate(schema, coerce(schema, read)) as v.InferOutput<v.ObjectSchema<Entries, undefined>>;
}

/** A 422 about one field. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal(422, {
    message: "入力内容に誤りがあります。",
    code: "invalid",
    errors: { [field]: [message] },
  });
}
