import { appKey, salonChannel } from "./app.js";

/** What a page tells its elements of the push server: the host itself, by the name it was asked for. */
export function realtimeContext({ url }: Pick<Request, "url">) {
  const { hostname, port, protocol } = new URL(url);
  const forceTLS = protocol === "https:";
  const wsPort = port === "" ? (forceTLS ? 443 : 80) : Number(port);
  return { key: appKey, wsHost: hostname, wsPort, forceTLS, channel: salonChannel };
}
