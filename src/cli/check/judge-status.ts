import { type DescribedCall, failureOf } from "../../api/description/index.js";
import { type Finding, failureName } from "./finding.js";
import { type AnsweredCall, isJsonType, isPage, textOf, typeOf } from "./response.js";
import { safeAddress } from "./safe-words.js";

/** Finding about an answer that is no success, in one line: its status says what to do. */
export function judgeStatus(call: DescribedCall, response: AnsweredCall, base: string): Finding {
  const { status } = response;
  const { answer } = call;
  const common = {
    weight: "wrong",
    at: "status",
    expected: String(answer.status),
    came: String(status),
  } as const;
  if (status === 304) return { ...common, ...notModified(call) };
  if (status >= 300 && status < 400) return { ...common, ...redirect(call, response, base) };
  const name = failureName(status);
  const shows = failureOf(call, name);
  if (status === 404 && call.noneIs404 && isJsonType(typeOf(response)))
    return {
      ...common,
      ...{ code: "none", weight: "note", came: "404: there is none", shows },
      todo: "Nothing, if that is so; else give the id of a record that exists.",
    };
  const known = byStatus[status] ?? (status >= 500 ? byStatus[500] : byStatus[400]);
  const found = { ...common, shows, ...(known as Known) };
  return status >= 400 && status < 500 && isPage(textOf(response) ?? "")
    ? { ...found, came: `${status} with a page of HTML` }
    : found;
}

type Known = Pick<Finding, "code" | "todo"> & { weight?: Finding["weight"] };

const missing = {
  code: "missing",
  weight: "missing",
  todo: "Write this call, or see whether the base of the address and the id are right.",
} as const;

const byStatus: Readonly<Record<number, Known>> = {
  400: { code: "refused", todo: "See why the server refuses what the element sends here." },
  401: {
    code: "no-session",
    todo: 'Give the session: --header "Cookie: …" of an operator who is logged in.',
  },
  403: {
    code: "forbidden",
    todo: "Let this operator do it, or check with the session of one who may; a wrong CSRF token is 419.",
  },
  404: missing,
  405: { ...missing, code: "method", todo: "The address is there, but not for this method: add it." },
  409: {
    code: "conflict",
    todo: "Answer 422 with errors, or with code: by a 409 nobody learns what is wrong.",
  },
  410: missing,
  419: { code: "expired", todo: "Give the token of the page (--csrf TOKEN) together with its session." },
  422: { code: "invalid", todo: "See which field the server wants: its answer names it under errors." },
  429: {
    code: "too-many",
    todo: "Raise the limit for the console: one page asks some dozens of calls at once.",
  },
  500: { code: "failed", todo: "Look into the server's log." },
  501: { ...missing, code: "not-implemented", todo: "Write this call." },
  502: { code: "gateway", todo: "What stands before the server got no answer from it: look into both logs." },
  503: {
    code: "unavailable",
    todo: "The server says that it is not ready: is it being deployed, or overloaded?",
  },
  504: {
    code: "gateway-timeout",
    todo: "What stands before the server waited in vain: see what takes so long.",
  },
};

function notModified(call: DescribedCall) {
  return {
    code: "not-modified",
    shows: failureOf(call, "unreadable"),
    todo: "Answer 304 only to what asks with If-None-Match or If-Modified-Since.",
  };
}

function redirect(call: DescribedCall, { status, headers }: AnsweredCall, base: string) {
  const to = safeAddress(headers.get("location") ?? "", base);
  const isLogin = /log.?in|sign.?in|auth|session/i.test(to);
  return {
    code: isLogin ? "login-redirect" : "redirect",
    came: `${status} to ${to}`,
    shows: failureOf(call, "unreadable"),
    todo: isLogin
      ? 'Give the session (--header "Cookie: …"); and answer 401 with JSON where there is none.'
      : "Answer at this very address: no other host, no slash at the end, no http before https.",
  };
}
