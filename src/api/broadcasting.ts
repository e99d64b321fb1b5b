import { endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject } from "../lib/plain-data.js";
import { readText } from "./read-fields.js";
import { read } from "./resources.js";

/** Signature of the server that lets a socket listen to a private channel. */
export interface ChannelAuthorization {
  readonly auth: string;
}

const authorization = read((body): ChannelAuthorization | null => {
  const auth = isPlainObject(body) ? readText(body.auth) : null;
  return auth ? { auth } : null;
});

export const authorizeChannelEndpoint = endpoint({ method: "POST", path: "/broadcasting/auth" });

/** Asks whether a socket may listen to a private channel. */
export function authorizeChannel(
  http: Http,
  socketId: string,
  channel: string,
): Promise<Answer<ChannelAuthorization>> {
  return http.send({
    ...authorizeChannelEndpoint,
    form: { fields: { socket_id: socketId, channel_name: channel }, encoding: "json" },
    success: authorization,
  });
}
