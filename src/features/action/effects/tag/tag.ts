import * as v from "valibot";
import { localized } from "../../../../lib/locale.js";
import { isChosen } from "../../../choosing/index.js";
import type { EffectDefinition, FieldProblem } from "../definition.js";
import { linkedContext, linkedProblems, sayLinked } from "../parts/linked/linked-context.js";
import { chosenId, chosenIds, effectSchema } from "../parts/stored-fields.js";
import { ja, type TagWords } from "./messages.ja.js";

/** Whether tags are added or removed, and whether linked data says which (actions-and-filters §3). */
export const TagOperation = { add: 0, remove: 1, addLinked: 2, removeLinked: 3 } as const;
export type TagOperation = (typeof TagOperation)[keyof typeof TagOperation];

const schema = effectSchema(13, {
  remove: v.exactOptional(v.picklist(Object.values(TagOperation))),
  use_group: v.exactOptional(v.picklist([0, 1])),
  tag_ids: v.exactOptional(v.nullable(v.unwrap(chosenIds))),
  tag_group_id: chosenId,
  context: linkedContext,
});

/** Adds or removes tags, one by one or all of a folder; with linked data only those that it names. */
export type TagEffect = v.InferOutput<typeof schema>;

/** Effect 13: tags (actions-and-filters §3, §4). */
export const tag = {
  type: 13,
  name: "tag",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
  schema,
  create: () => ({
    type: 13,
    remove: TagOperation.add,
    use_group: 0,
    tag_ids: [],
    tag_group_id: null,
    member_query_id: null,
  }),
  summarize(effect, words, say) {
    const { remove, use_group, tag_ids, tag_group_id } = tagsOf(effect);
    const tags = use_group === 1 ? words.folder(say.folder("tag", tag_group_id)) : say.names("tag", tag_ids);
    return words.sentences[remove](
      use_group === 1 ? tags : words.tags(tags),
      usesLinkedTags(remove) ? sayLinked(effect.context, words, say) : "",
    );
  },
  problems: (effect, words) => [
    ...(usesLinkedTags(tagsOf(effect).remove) ? linkedProblems(effect.context, words) : []),
    ...choiceProblems(effect, words),
  ],
} satisfies EffectDefinition<TagEffect, TagWords>;

/** What is stored, with what a missing key means. */
export function tagsOf(effect: TagEffect) {
  const { remove = TagOperation.add, use_group = 0, tag_ids, tag_group_id = null } = effect;
  return { remove, use_group, tag_ids: tag_ids ?? [], tag_group_id };
}

/** Whether linked data says which of the tags are meant. */
export function usesLinkedTags(remove: TagOperation): boolean {
  return remove === TagOperation.addLinked || remove === TagOperation.removeLinked;
}

function choiceProblems(effect: TagEffect, words: TagWords): FieldProblem[] {
  const { use_group, tag_ids, tag_group_id } = tagsOf(effect);
  if (use_group === 1)
    return isChosen(tag_group_id) ? [] : [{ field: "tag_group_id", message: words.folderRequired }];
  return tag_ids.some(isChosen) ? [] : [{ field: "tag_ids", message: words.tagsRequired }];
}
