import { Hono } from "hono";
import { requireCsrfToken } from "../api/csrf.js";
import { readFields } from "../api/form-body.js";
import { Refusal } from "../api/refusal.js";
import { bodyOf } from "../api/salon/calls.js";
import { salonChannel, signatureOf } from "./app.js";

const socketIds = /^\d+\.\d+$/;

/** `POST /broadcasting/auth`: says that a socket may listen to the salon's channel. The body is a form or JSON. */
export function createBroadcastingAuth(csrfToken: () => string): Hono {
  const app = new Hono();
  app.use("/broadcasting/*", requireCsrfToken(csrfToken));
  app.post("/broadcasting/auth", async ({ req: { raw: request }, json }) => {
    const { socket_id, channel_name } = await fieldsOf(request);
    if (channel_name !== salonChannel) throw new Refusal(403, { message: "アクセス権限がありません。" });
    if (typeof socket_id !== "string" || !socketIds.test(socket_id)) {
      throw new Refusal(403, { message: "ソケットの指定が正しくありません。" });
    }
    return json({ auth: signatureOf(socket_id, salonChannel) });
  });
  // No page stands behind this call to be sent back to.
  app.onError((error) => {
    if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
    throw error;
  });
  return app;
}

async function fieldsOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (/[/+]json\b/i.test(request.headers.get("content-type") ?? "")) {
    const body = await bodyOf(request);
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  }
  return Object.fromEntries(await readFields(request));
}
