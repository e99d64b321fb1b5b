import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { ids } from "../field-schemas.js";
import { itemsOf } from "../picker-items.js";
import { validate } from "../validate.js";
import { friendOf, memberField, memberId, refuse, wrongShape } from "./calls.js";
import { keepChange } from "./changes.js";
import { setUpAt, versionAfter } from "./detail.js";

const sent = v.object({ member_id: memberField, tag_ids: ids("タグ") }, wrongShape);

/** `GET /api/member/tag/{memberId}` and `POST /api/member/tag`, which takes all the tags that the friend has from now on. */
export function addFriendTagCalls(app: Hono, context: ApiContext): void {
  const { store, friends, now, operatorOf } = context;

  app.get(`/api/member/tag/${memberId}`, ({ req, json }) => {
    const { facts, detail } = friendOf(context, Number(req.param("memberId")));
    const updated_at = detail.tags_updated_at ?? setUpAt.toISOString();
    return json({ member_id: facts.id, tag_ids: facts.tag_ids, updated_at });
  });

  app.post("/api/member/tag", async ({ req, json }) => {
    const { member_id, tag_ids } = validate(sent, await req.json().catch(() => undefined));
    const { friend, facts, detail } = friendOf(context, member_id);
    const had = new Set(facts.tag_ids);
    const wanted = new Set(tag_ids);
    const added = [...wanted].filter((id) => !had.has(id));
    const removed = [...had].filter((id) => !wanted.has(id));
    refuse(whatMayNot(added, removed));

    const at = now();
    const names = new Map(friend.tags.map((tag) => [tag.id, tag.name]));
    const after = [...wanted];
    const tags = after.map((id) => {
      return { id, name: tagAt(id)?.name ?? names.get(id) ?? "（削除済み）" };
    });
    store.atomically(() => {
      const change = { member_id, part: "tag", key: "tag_ids", before: facts.tag_ids, after } as const;
      keepChange(store, operatorOf(req.raw), at, change);
      friends.change(
        {
          friend: { ...friend, tags },
          facts: { ...facts, tag_ids: after },
          detail: { ...detail, tags_updated_at: versionAfter(detail.tags_updated_at ?? undefined, at) },
        },
        at,
      );
    });
    return json({ member_id, tag_ids: after });
  });

  /** Tags that are deleted can go and not come; protected ones do neither. */
  function whatMayNot(added: readonly number[], removed: readonly number[]): Record<string, string[]> {
    const gone = added.filter((id) => !tagAt(id)).map((id) => `タグが見つかりません（${id}）。`);
    const kept = [...added, ...removed].flatMap((id) => {
      const tag = tagAt(id);
      return tag?.writable === 0 ? [`タグ「${tag.name}」を変更する権限がありません。`] : [];
    });
    return gone.length + kept.length === 0 ? {} : { tag_ids: [...gone, ...kept] };
  }

  function tagAt(id: number) {
    return store.get(itemsOf("tag"), id)?.value;
  }
}
