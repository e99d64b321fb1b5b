import { bodySchema, type DescribedCall, failureOf, type Schema } from "../../api/description/index.js";
import { parseJson } from "../../lib/json.js";
import { atWorst, type Finding } from "./finding.js";
import { judgeShape } from "./judge-shape.js";
import { knownKeys, placeOf } from "./known-keys.js";
import { type AnsweredCall, charsetOf, isJsonType, isPage, textOf, typeOf } from "./response.js";
import { safeCharset, safeType } from "./safe-words.js";

/** Findings about the body of a success, from its bytes to its content. */
export function judgeBody(
  call: DescribedCall,
  response: AnsweredCall,
  query: Readonly<Record<string, string>>,
): readonly Finding[] {
  const schema = bodySchema(call, query);
  const needed = schema !== null;
  const unreadable = { weight: "wrong", at: "body", shows: failureOf(call, "unreadable") } as const;
  if (response.bytes.length === 0) return needed ? [{ ...unreadable, ...noBody(response) }] : [];
  const text = textOf(response);
  if (text === null) return [{ ...unreadable, ...notUtf8(response) }];
  const type = typeOf(response);
  const json = parseJson(text);
  if (isPage(text) && !json.ok) return [{ ...unreadable, ...aPage(text) }];
  // An element does not even look at what is no JSON by its type.
  const typed: Finding[] = isJsonType(type) ? [] : [{ ...unreadable, ...wrongType(type) }];
  if (!json.ok && json.problem === "inexact")
    return [...typed, { ...unreadable, ...inexact(placeIn(json.at, schema)) }];
  if (!json.ok) return [...typed, { ...unreadable, ...malformed(text) }];
  const charset = charsetOf(response);
  const named = charset === null || /^utf-?8$|^us-ascii$/.test(charset) ? [] : [otherCharset(call, charset)];
  const twice = twiceEncoded.test(text) ? [encodedTwice(call)] : [];
  return [...typed, ...named, ...twice, ...judgeShape(call, json.data, query)];
}

/** Kana and kanji as Latin-1 or Windows-1252 read their bytes. */
const twiceEncoded =
  /[\u00e3-\u00e9][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{2}/;

function noBody({ status }: AnsweredCall) {
  return {
    code: "no-body",
    expected: "JSON",
    came: `nothing, with ${status}`,
    todo: "Answer with the body: elements show what the server says is true now.",
  };
}

function notUtf8(response: AnsweredCall) {
  const named = charsetOf(response);
  const guess = ["shift_jis", "euc-jp"].find((name) => isIn(name, response.bytes));
  return {
    code: "charset",
    expected: "UTF-8",
    came: `bytes that are none${guess ? `, but may be ${guess}` : ""}; the charset ${named ? `says ${safeCharset(named)}` : "is missing"}`,
    todo: "Turn the answer into UTF-8 before it is sent: browsers read JSON as nothing else, whatever the header says.",
  };
}

function isIn(charset: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(charset, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function aPage(text: string) {
  const isLogin = /type\s*=\s*["']?password|log.?in|sign.?in/i.test(text);
  return {
    code: isLogin ? "login-page" : "page",
    expected: "JSON",
    came: isLogin ? "a page of HTML, which looks like a login" : "a page of HTML",
    todo: isLogin
      ? 'Give the session (--header "Cookie: …"); and answer 401 with JSON where there is none, not a page.'
      : "Answer JSON to what accepts application/json; a fallback for every path must leave /api out.",
  };
}

function wrongType(type: string) {
  return {
    code: type ? "content-type" : "no-content-type",
    at: "header Content-Type",
    expected: "application/json",
    came: safeType(type),
    todo: "Send Content-Type: application/json; charset=UTF-8 (PHP says text/html where nothing is said).",
  };
}

function inexact(at: string) {
  return {
    code: "inexact",
    at: at || "body",
    expected: "a whole number below 2^53",
    came: "a larger one, which JavaScript would round",
    todo: "Keep ids below 9007199254740992; a random 64-bit id needs a number of its own for pages.",
  };
}

function malformed(text: string) {
  const { came, todo } = whatBreaks(text);
  return { code: "malformed", expected: "JSON", came, todo };
}

function whatBreaks(text: string): { came: string; todo: string } {
  const start = text.search(/[[{]/);
  if (start > 0 && parseJson(text.slice(start)).ok)
    return {
      came: "other text and then JSON",
      todo: "Let nothing be printed before the answer: in PHP set display_errors=0, and look for a warning in the log.",
    };
  if (/^\s*</.test(text))
    return {
      came: "text with markup",
      todo: "Look into the server's log: it printed an error into the answer.",
    };
  if (/,\s*[\]}]/.test(text))
    return { came: "JSON with a comma too many", todo: "Let a library write JSON, not a template." };
  if (/\b(NaN|Infinity|None|undefined)\b|'/.test(text))
    return {
      came: "what only looks like JSON",
      todo: 'Write it as JSON: null for NaN and None, quotes as ".',
    };
  return {
    came: "text that is none, or ends too early",
    todo: "Let a library write JSON, and send all of it.",
  };
}

function otherCharset(call: DescribedCall, charset: string): Finding {
  return {
    code: "charset-name",
    weight: "note",
    at: "header Content-Type",
    expected: "charset=UTF-8",
    came: `charset=${safeCharset(charset)}, though the bytes are UTF-8`,
    shows: atWorst(call),
    todo: "Name UTF-8: what stands between may convert it.",
  };
}

function encodedTwice(call: DescribedCall): Finding {
  return {
    code: "encoded-twice",
    weight: "wrong",
    at: "body",
    expected: "UTF-8",
    came: "UTF-8 that was encoded once more",
    shows: `Texts are unreadable wherever ${call.elements[0] ?? "the element"} shows them.`,
    todo: "Set the charset of the database's connection to utf8mb4, and convert nothing that is UTF-8 already.",
  };
}

/** A path as `lib/json` writes it, without keys that are data. */
function placeIn(at: string, schema: Schema | null): string {
  const path = at.split(/[.[]/).map((piece) => (/^\d+\]$/.test(piece) ? 0 : piece));
  return placeOf(path, schema ? knownKeys(schema) : new Set());
}
