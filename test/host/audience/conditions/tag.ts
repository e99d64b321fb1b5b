import { type Compile, isId } from "../query.js";
import { type Chosen, chosenIds, wantingSeveral } from "./several.js";

export const byTag: Compile = ({ use_group, tag_ids, tag_group_id, tag_or }) => {
  const chosen = use_group === 1 ? tagsOfFolder(tag_group_id) : chosenIds(tag_ids);
  return chosen && wantingSeveral(tag_or, { table: "friend_tag", column: "tag_id" }, chosen);
};

/** The tags that are in the folder now. The statement is spelled as its index is. */
function tagsOfFolder(folder: unknown): Chosen | undefined {
  if (!isId(folder)) return undefined;
  return {
    sql: "SELECT id FROM documents WHERE resource = 'tag_item' AND json_extract(body, '$.group_id') = ?",
    params: [folder],
  };
}
