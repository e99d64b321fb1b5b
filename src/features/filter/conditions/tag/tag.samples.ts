import type { TagCondition } from "./tag.js";

/** Tag conditions by what they show; stories and tests use the same ones. */
export const tagSamples = {
  typical: { type: 60, use_group: 0, tag_ids: [101, 102], tag_group_id: null, tag_or: 1 },
  any: { type: 60, use_group: 0, tag_ids: [101], tag_group_id: null, tag_or: 0 },
  excluded: { type: 60, use_group: 0, tag_ids: [101, 102], tag_group_id: null, tag_or: 2 },
  notAll: { type: 60, use_group: 0, tag_ids: [101, 102], tag_group_id: null, tag_or: 3 },
  folder: { type: 60, use_group: 1, tag_ids: [], tag_group_id: 11, tag_or: 0 },
  empty: { type: 60, use_group: 0, tag_ids: [], tag_group_id: null, tag_or: 0 },
  deleted: { type: 60, use_group: 0, tag_ids: [99999], tag_group_id: null, tag_or: 0 },
  sparse: { type: 60 },
  withUnknownKeys: {
    type: 60,
    use_group: 0,
    tag_ids: [101],
    tag_group_id: null,
    tag_or: 0,
    future: { a: [1] },
  },
} satisfies Record<string, TagCondition>;
