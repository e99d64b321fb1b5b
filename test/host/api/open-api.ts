import type { Hono } from "hono";
import type { ApiContext } from "./context.js";
import { addOpenApiActionCalls } from "./open-api-actions.js";
import { addOpenApiCountCalls } from "./open-api-counts.js";
import { addOpenApiTokenCalls } from "./open-api-tokens.js";
import { addOpenApiTriggerCalls } from "./open-api-triggers.js";
import { Refusal } from "./refusal.js";

/** `/api/open_api` (rules: console-sections), for who has the right `open-api`. */
export function addOpenApiCalls(app: Hono, context: ApiContext): void {
  app.use("/api/open_api/*", async (_, next) => {
    if (!context.allows("open-api")) throw new Refusal(403, { message: "外部APIを使う権限がありません。" });
    await next();
  });
  addOpenApiTokenCalls(app, context);
  addOpenApiCountCalls(app, context);
  addOpenApiTriggerCalls(app, context);
  addOpenApiActionCalls(app, context);
}
