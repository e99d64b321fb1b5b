import * as v from "valibot";

/** Reports a problem of one field of the object that is being checked. */
export type Refuse = (field: string, message: string) => void;

/** What an object of these entries holds, without the unknown keys. */
export type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** An object that keeps unknown keys, with rules across its fields. They run once every field has its right type. */
export function ruled<const Entries extends v.ObjectEntries>(
  entries: Entries,
  rules: (value: Fields<Entries>, refuse: Refuse) => void = () => {},
) {
  return v.pipe(
    v.looseObject(entries, "項目が足りないか、形式が正しくありません。"),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value as Fields<Entries> & Record<string, unknown>;
      rules(input, (key, message) => {
        addIssue({ message, path: [{ type: "object", origin: "value", input, key, value: input[key] }] });
      });
    }),
  );
}
