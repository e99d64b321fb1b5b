/* What came back for one call, as bytes: nothing is read into it yet. */

export type CallResponse =
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly headers: Headers;
      readonly bytes: Uint8Array;
      /** Milliseconds until all of it was here. */
      readonly took: number;
    }
  | { readonly kind: "timeout"; readonly after: number }
  /** `reason` is the system's code, never a message: that may quote a header. */
  | { readonly kind: "unreachable"; readonly reason: string }
  /** The check ran out of time before this was asked. */
  | { readonly kind: "skipped" };

export type AnsweredCall = Extract<CallResponse, { kind: "answer" }>;

/** The type of what came, without its parameters. */
export function typeOf({ headers }: Pick<AnsweredCall, "headers">): string {
  return (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

export function isJsonType(type: string): boolean {
  return /[/+]json$/.test(type);
}

/** The charset that is named, in small letters. */
export function charsetOf({ headers }: Pick<AnsweredCall, "headers">): string | null {
  const [, name] = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(headers.get("content-type") ?? "") ?? [];
  return name?.toLowerCase() ?? null;
}

/** As a browser reads it, which takes every answer for UTF-8; `null` where it is none. */
export function textOf({ bytes }: Pick<AnsweredCall, "bytes">): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

export function isSuccess({ status }: Pick<AnsweredCall, "status">): boolean {
  return status >= 200 && status < 300;
}

/** True for a text that is a page rather than data. */
export function isPage(text: string): boolean {
  return /^\s*<(!doctype|html|head|body|script|\?xml|!--)/i.test(text);
}
