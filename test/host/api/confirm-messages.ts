import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "./context.js";
import { ids } from "./field-schemas.js";
import { invalid } from "./query.js";
import { validate } from "./validate.js";

const MOST = 500;

const asked = v.object(
  {
    ids: v.pipe(
      ids("メッセージ"),
      v.minLength(1, "メッセージが選択されていません"),
      v.maxLength(MOST, `一度に確認済みにできるのは${MOST}件までです。`),
    ),
  },
  "項目が足りないか、形式が正しくありません。",
);

/** `POST /api/messages/confirm_multi`: counts those that were not confirmed before. One that is not there refuses all. */
export function addConfirmCall(app: Hono, { messages, now }: ApiContext): void {
  app.post("/api/messages/confirm_multi", async ({ req, json }) => {
    const sent = new Set(validate(asked, await req.json().catch(() => undefined)).ids);
    const unknown = [...sent].filter((id) => !messages.get(id));
    if (unknown.length > 0) throw invalid("ids", `メッセージが見つかりません（${unknown.join("、")}）。`);
    const unconfirmed = [...sent].filter((id) => messages.get(id)?.notify === 1);
    messages.change(unconfirmed, (message) => ({ ...message, notify: 0 }), now());
    return json({ status: 200, message_count: unconfirmed.length });
  });
}
