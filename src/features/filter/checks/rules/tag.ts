import { oppositeMatch, SetMatch } from "../../conditions/parts/set-match.js";
import type { TagCondition } from "../../conditions/tag/tag.js";
import { type Claim, type Rule, wholly } from "../rule.js";
import { severalRule } from "./several.js";

/** Tags one by one. */
export const tags = severalRule<TagCondition>(60, "tag", (condition) =>
  condition.use_group === 1
    ? null
    : {
        match: condition.tag_or,
        ids: condition.tag_ids,
        only: (tag_ids) => ({ ...condition, tag_ids }),
      },
);

interface FolderClaim extends Claim {
  match: SetMatch;
}

/** The tags of a folder. Which they are is not known here, so that only exact opposites clash. */
export const tagFolders: Rule<TagCondition, FolderClaim> = {
  type: 60,
  claim: (condition) =>
    condition.use_group === 1
      ? { subject: String(condition.tag_group_id), condition, match: condition.tag_or ?? SetMatch.any }
      : null,
  clash: (own, other) => (oppositeMatch(own.match) === other.match ? wholly(own, other) : null),
};
