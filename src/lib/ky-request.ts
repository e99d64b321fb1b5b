/**
 * The part of `Request` that ky needs while it makes a call. The build puts it in place of the page's `Request`
 * inside ky (rollup.config.mjs): MooTools 1.4 replaces that class by one of its own, and then ky throws as it is
 * imported. Nothing but ky reads it, since our `fetch` takes the address and plain options.
 */
export class KyRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal | null;
  /** Bodies go to `fetch` as they are, never through here. */
  readonly body = null;

  constructor(input: string | URL | KyRequest, options: RequestInit = {}) {
    const given = input instanceof KyRequest ? input : null;
    this.url = given?.url ?? String(input);
    this.method = options.method ?? given?.method ?? "GET";
    this.headers = new Headers(options.headers ?? given?.headers);
    this.signal = options.signal ?? given?.signal ?? null;
  }

  clone(): KyRequest {
    return new KyRequest(this);
  }
}
