import * as v from "valibot";
import type { Meaning } from "../audience/meaning.js";
import type { ConditionDocument } from "./filter-document.js";
import { type Fields, type Refuse, ruled } from "./ruled.js";

/** A kind of condition as the host knows it: what may be stored of it, and whom it finds. */
export interface HostCondition {
  readonly type: number;
  readonly schema: v.GenericSchema<unknown, ConditionDocument>;
  /** Asked of documents that have passed the schema. */
  readonly meaning: Meaning<ConditionDocument>;
  /** The values of each field that is one of several codes. */
  readonly codes: ReadonlyMap<string, readonly unknown[]>;
}

/** A kind of condition from the shape of its fields. The meaning takes what such a shape holds: another does not compile. */
export function condition<Entries extends v.ObjectEntries>(
  type: number,
  meaning: Meaning<Fields<Entries>>,
  entries: Entries,
  rules?: (condition: Fields<Entries>, refuse: Refuse) => void,
): HostCondition {
  const shape = { type: v.literal(type), ...entries };
  return {
    type,
    // The compiler loses `type` when a generic is spread.
    schema: ruled(shape, rules) as unknown as v.GenericSchema<unknown, ConditionDocument>,
    meaning: meaning as Meaning<ConditionDocument>,
    codes: codesOf(entries),
  };
}

function codesOf(entries: v.ObjectEntries): Map<string, readonly unknown[]> {
  return new Map(
    Object.entries(entries).flatMap(([field, schema]) => {
      const { wrapped = schema } = schema as { wrapped?: unknown };
      const { options } = wrapped as { options?: readonly unknown[] };
      return options ? [[field, options]] : [];
    }),
  );
}
