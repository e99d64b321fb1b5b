import type { Hono } from "hono";
import * as v from "valibot";
import { resource } from "../store.js";
import type { ApiContext } from "./context.js";
import { validate } from "./validate.js";

/** A message text as it was saved: not trimmed, its line ends as they were sent. */
export interface MessageText {
  text: string;
}

export const messageTexts = resource<MessageText>("message_text");

const LONGEST = 4500;

const saved = v.object(
  {
    text: v.pipe(
      v.string("本文を文字列で指定してください。"),
      v.check((text) => text.trim() !== "", "本文を入力してください。"),
      v.check((text) => text.length <= LONGEST, `本文は${LONGEST}文字以内で入力してください。`),
    ),
  },
  "項目が足りないか、形式が正しくありません。",
);

/**
 * `POST /api/message-text/{id}` keeps what `<message-editor>` posts to its `finish-path`: a call of this host's
 * own. `GET` tells what is kept.
 */
export function addMessageTextCalls(app: Hono, { store, now }: ApiContext): void {
  app.get("/api/message-text/:id{[1-9][0-9]{0,8}}", ({ req, json }) =>
    json(store.get(messageTexts, Number(req.param("id")))?.value ?? { text: "" }),
  );
  app.post("/api/message-text/:id{[1-9][0-9]{0,8}}", async ({ req, json }) => {
    const { text } = validate(saved, await req.json().catch(() => undefined));
    const { id } = store.put(messageTexts, Number(req.param("id")), { text }, now());
    return json({ id });
  });
}
