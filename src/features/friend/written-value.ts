import type { VariableMeta } from "../../api/friend-details.js";
import type { ItemId } from "../../api/resources.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { rebaseEdits } from "../../lib/three-way-merge.js";
import { type PartModel, valuesOf } from "./part/part-model.js";
import { baseVals, memoKey, tagChanges, tagIds, variablesBody } from "./payload.js";
import { asEdits, readGiven } from "./read-value.js";
import type { FriendSettings, FriendTab } from "./settings.js";

/** Sum of the edits of the three parts: the value of the editor, and the bodies that are sent. */
export interface WrittenValue {
  value(): PlainObject;
  /** How much a value differs from what is there. */
  differences(data: PlainData): number;
  /** The body of a part, or of these fields of it, as it would be sent now. */
  bodyOf(tab: FriendTab, fields?: readonly string[]): PlainObject;
  /** The tags as they would be saved. */
  tagsNow(): ItemId[];
}

/** Makes it. */
export function createWrittenValue(
  parts: Readonly<Record<FriendTab, PartModel>>,
  deps: { settings(): FriendSettings; metas(): Readonly<Record<string, VariableMeta>> },
): WrittenValue {
  type FieldKeys = readonly string[] | undefined;
  const tagsWith = (fields: FieldKeys) => tagIds(parts.tags.record() ?? {}, parts.tags.editsOf(fields));
  const tagsNow = (): ItemId[] => tagsWith(undefined);
  const variablesNow = (fields?: FieldKeys) => variablesBody(parts.variables.editsOf(fields), deps.metas());
  return {
    value: (): PlainObject => ({
      tags: parts.tags.record() === null ? null : { tag_ids: tagsNow() },
      variables: variablesNow(),
      base: { vals: valuesOf(parts.base.present()) },
    }),
    differences(data: PlainData): number {
      const given = readGiven(data);
      if (given === null) return 0;
      const differing = (part: PartModel, vals: PlainObject) =>
        Object.keys(rebaseEdits(asEdits(vals), valuesOf(part.present()))).length;
      const isOfTags = given.tags !== null && parts.tags.record() !== null;
      const ofTags = isOfTags ? Object.keys(tagChanges(tagsNow(), given.tags ?? [])).length : 0;
      return ofTags + differing(parts.variables, given.variables) + differing(parts.base, given.base);
    },
    bodyOf(tab: FriendTab, fields?: FieldKeys): PlainObject {
      const { memberId } = deps.settings();
      const member_id = memberId !== null && /^\d+$/.test(memberId) ? Number(memberId) : memberId;
      if (tab === "tags") return { member_id, tag_ids: tagsWith(fields) };
      if (tab === "variables") return { member_id, ...variablesNow(fields) };
      const edits = parts.base.editsOf(fields);
      const [vals, memo] = [baseVals(edits), edits[memoKey]];
      const hasVals = Object.keys(vals).length > 0;
      return { member_id, ...(hasVals || !memo ? { vals } : {}), ...(memo ? { memo: memo.value } : {}) };
    },
    tagsNow,
  };
}
