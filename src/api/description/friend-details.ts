import * as v from "valibot";
import * as friendDetails from "../friend-details.js";
import { calledBy, type DescribedCall } from "./call.js";
import { numbersAsTexts } from "./deviations.js";
import { pageIsLoadedAgain } from "./expiry.js";
import { id, ids, instant, noText, text } from "./fields.js";

/* What is known of one friend: tags, variables, base values and a memo (rules: friend-saved-in-parts). */

const byId = <Value extends v.GenericSchema>(value: Value) =>
  v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)), value);

/** Texts; of numbers and of the select type (the id of the choice) a number; `null` for none. */
const value = v.union([text, v.number(), v.null()]);
/** Author and time of the last change of a value: it is sent back unchanged, so that a server can see what changed meanwhile. */
const version = v.looseObject({ updated_at: instant, updated_by: text });

const tags = v.looseObject({ member_id: id, tag_ids: ids });
const variables = v.looseObject({
  member_id: id,
  vals: byId(value),
  metas: byId(version),
});
const baseVals = v.record(text, noText);

const each = { elements: ["friend-list", "friend-editor"] } as const;
const anEmptyMap = "Empty lists for empty maps.";
const loadsOnce =
  "When the tab is opened for the first time for a friend on the page, after a save, and where what is there is older than 30 minutes and shown nowhere.";

/** An answer that is none. */
const notLoaded: DescribedCall["failures"] = {
  "403": "The tab says that it could not be loaded, with the server's message.",
  ...pageIsLoadedAgain,
};
const saveFails = {
  ...pageIsLoadedAgain,
  "422": "Each message is shown at its field, the others above them; other tabs are saved all the same.",
} as const;

const saving = (id: string, part: keyof typeof friendDetails.friendPaths) =>
  calledBy(id, { ...friendDetails.saveFriendPartEndpoint, path: friendDetails.friendPaths[part] });

export const friendDetailDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    ...calledBy("loadFriendTags", friendDetails.loadFriendTagsEndpoint),
    answer: {
      status: 200,
      body: v.looseObject({ ...tags.entries, updated_at: v.nullable(instant) }),
      may: [
        "The same under `data`.",
        "`tag_ids` alone.",
        numbersAsTexts,
        "What came as a text goes back so.",
      ],
    },
    when: `${loadsOnce} And before tags are saved: only what the operator added and removed is applied to them.`,
    failures: notLoaded,
  },
  {
    ...each,
    ...calledBy("loadFriendVariables", friendDetails.loadFriendVariablesEndpoint),
    answer: {
      status: 200,
      body: variables,
      may: ["The same under `data`.", "`vals` alone.", "Versions of any kind.", anEmptyMap],
    },
    when: loadsOnce,
    failures: notLoaded,
  },
  {
    ...each,
    ...calledBy("loadFriendBaseValues", friendDetails.loadFriendBaseValuesEndpoint),
    answer: {
      status: 200,
      body: v.looseObject({
        member_id: id,
        vals: baseVals,
        authorizations: v.record(text, v.picklist(["read", "write"])),
      }),
      may: ["The same under `data`.", "`vals` alone.", "Names without an authorization.", anEmptyMap],
    },
    when: `${loadsOnce} And before base values are saved, which have no versions. The value \`memo\` is the memo.`,
    failures: notLoaded,
  },
  {
    ...each,
    ...saving("saveFriendTags", "tags"),
    // An id that came as a text goes back as one.
    body: { json: v.looseObject({ member_id: id, tag_ids: v.array(v.union([id, text])) }) },
    answer: { status: 200, body: tags, may: ["Anything, or nothing."] },
    when: "When the tags are saved: all that the friend has from now on.",
    failures: saveFails,
  },
  {
    ...each,
    ...saving("saveFriendVariables", "variables"),
    body: {
      json: v.looseObject({
        member_id: id,
        vals: byId(value),
        metas: byId(v.unknown()),
        changed_item_ids: ids,
      }),
    },
    answer: { status: 200, body: variables, may: ["Anything, or nothing: then it is read again."] },
    conflict: v.looseObject({
      message: v.optional(text),
      vals: byId(value),
      metas: v.optional(byId(v.nullable(version))),
    }),
    when: "When variables are saved: only those that were changed, with the versions that they had when they were loaded. After a conflict over others, again, up to five times.",
    failures: {
      ...saveFails,
      "409":
        "With `vals` and `metas` of what is stale both changes are brought together and sent once more; what both have changed is shown for a choice. Without them the page is too old: it keeps the work as a draft and loads the page again.",
    },
  },
  {
    ...each,
    ...saving("saveFriendBaseValues", "base"),
    body: { json: v.looseObject({ member_id: id, vals: v.record(text, noText) }) },
    answer: {
      status: 200,
      body: v.looseObject({ member_id: id, vals: baseVals }),
      may: ["Anything, or nothing."],
    },
    when: "When base values are saved: only those that were changed.",
    failures: saveFails,
  },
  {
    ...each,
    ...saving("saveFriendMemo", "memo"),
    body: { json: v.looseObject({ member_id: id, memo: noText }) },
    answer: {
      status: 200,
      body: v.looseObject({ member_id: id, memo: text }),
      may: ["Anything, or nothing."],
    },
    when: "When base values are saved and the memo was changed, after the others.",
    failures: saveFails,
  },
];
