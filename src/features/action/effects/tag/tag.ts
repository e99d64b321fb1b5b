import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import type { FieldProblem } from "../../../../list-editor/index.js";
import { isChosen, type LinkedValue } from "../../../../references/index.js";
import type { EffectVariant } from "../definition.js";
import { linkedContext, linkedProblems, summarizeLinked, unlink } from "../parts/linked/linked-context.js";
import { chosenId, chosenIds, effectSchema, oneOf, optionOf, touched } from "../parts/stored-fields.js";
import { type TagWords, tagLabel, tagWords } from "./messages.js";

/** Operation on tags, by chosen tags or by linked data (rules: tag-effect). */
export const TagOperation = { add: 0, remove: 1, addLinked: 2, removeLinked: 3 } as const;
export type TagOperation = (typeof TagOperation)[keyof typeof TagOperation];

/** Tags one by one, or all of a folder. */
export const TagMethod = { items: 0, folder: 1 } as const;
export type TagMethod = (typeof TagMethod)[keyof typeof TagMethod];

const schema = effectSchema(13, {
  remove: v.exactOptional(oneOf(TagOperation)),
  use_group: v.exactOptional(oneOf(TagMethod)),
  tag_ids: v.exactOptional(v.nullable(v.unwrap(chosenIds))),
  tag_group_id: chosenId,
  context: linkedContext,
});

/** Adds or removes tags, one by one or all of a folder; with linked data only those that it names. */
export type TagEffect = v.InferOutput<typeof schema>;

/** Effect 13: tags (rules: tag-effect). */
export const tag = {
  type: 13,
  name: "tag",
  label: tagLabel,
  icon: "tag",
  schema,
  begins: "tag_ids",
  create: () => ({
    type: 13,
    remove: TagOperation.add,
    use_group: TagMethod.items,
    tag_ids: [],
    tag_group_id: null,
    member_query_id: null,
  }),
  summarize(effect, format) {
    const words = tagWords[format.locale];
    const { remove, use_group, tag_ids, tag_group_id } = tagsOf(effect);
    const tags =
      use_group === TagMethod.folder
        ? words.folder(format.folder("tag", tag_group_id))
        : words.tags(format.names("tag", tag_ids));
    return words.sentences[remove](
      tags,
      usesLinkedTags(remove) ? summarizeLinked(effect.context, words, format) : "",
    );
  },
  problems(effect, { locale }) {
    const words = tagWords[locale];
    return [
      ...(usesLinkedTags(tagsOf(effect).remove) ? linkedProblems(effect.context, words) : []),
      ...choiceProblems(effect, words),
    ];
  },
  references: (effect) =>
    tagsOf(effect).use_group === TagMethod.folder
      ? [{ name: "tag_group_id", kind: "tag", among: "groups" }]
      : [{ name: "tag_ids", kind: "tag", among: "items" }],
  brings: (effect) =>
    namedTags(effect).map((id) => ({
      is: tagsOf(effect).remove === TagOperation.remove ? "untagged" : "tagged",
      id: String(id),
    })),
  /** Only tags that are named: what a folder or linked data gives is not known here. */
  touches(effect) {
    const does = tagsOf(effect).remove === TagOperation.remove ? "remove" : "add";
    return namedTags(effect).flatMap((id) => touched("tagBothWays", "tag", id, does));
  },
} satisfies EffectVariant<TagEffect>;

/** Stored values, with defaults for missing keys. */
export function tagsOf(effect: TagEffect) {
  const { remove, use_group, tag_ids, tag_group_id = null } = effect;
  return {
    remove: optionOf(remove, TagOperation.add),
    use_group: optionOf(use_group, TagMethod.items),
    tag_ids: tag_ids ?? [],
    tag_group_id,
  };
}

/** The tags that it is certainly about. */
function namedTags(effect: TagEffect): readonly ItemId[] {
  const { remove, use_group, tag_ids } = tagsOf(effect);
  return use_group === TagMethod.folder || usesLinkedTags(remove) ? [] : tag_ids;
}

/** True where linked data says which tags are meant. */
export function usesLinkedTags(remove: TagOperation): boolean {
  return remove === TagOperation.addLinked || remove === TagOperation.removeLinked;
}

/** Without linked data its context is deleted (rules: tag-effect). */
export function chooseOperation(effect: TagEffect, remove: TagOperation): TagEffect {
  return { ...(usesLinkedTags(remove) ? effect : (unlink(effect) as TagEffect)), remove };
}

/** Sets the method; the choice of the other method stays for a change of mind. */
export function chooseMethod(effect: TagEffect, use_group: TagMethod): TagEffect {
  return { ...effect, use_group };
}

export function chooseTags(effect: TagEffect, ids: readonly ItemId[]): TagEffect {
  return { ...effect, tag_ids: [...ids] };
}

export function chooseFolder(effect: TagEffect, tag_group_id: ItemId | null): TagEffect {
  return { ...effect, tag_group_id };
}

export function chooseLinkedValue(effect: TagEffect, context: LinkedValue): TagEffect {
  return { ...effect, context };
}

function choiceProblems(effect: TagEffect, words: TagWords): FieldProblem[] {
  const { use_group, tag_ids, tag_group_id } = tagsOf(effect);
  if (use_group === TagMethod.folder)
    return isChosen(tag_group_id) ? [] : [{ field: "tag_group_id", message: words.folderRequired }];
  return tag_ids.some(isChosen) ? [] : [{ field: "tag_ids", message: words.tagsRequired }];
}
