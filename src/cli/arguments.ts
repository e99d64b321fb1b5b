import { parseArgs } from "node:util";
import type { CheckOptions } from "./check/check.js";

export type Command =
  | { readonly name: "help" }
  | {
      readonly name: "check";
      readonly options: CheckOptions;
      readonly json: boolean;
      readonly report: string | null;
    }
  | { readonly name: "serve"; readonly args: readonly string[] }
  /** Said without what was written: it may be a secret that was not put in quotes. */
  | { readonly name: "wrong"; readonly problem: string };

/** Reads the arguments behind the program's name. */
export function readArguments(
  args: readonly string[],
  tags: readonly string[],
  idOptions: readonly string[],
): Command {
  const [name, ...rest] = args;
  if (name === "serve") return { name, args: rest };
  if (name === undefined || name === "help" || name === "--help" || name === "-h") return { name: "help" };
  if (name !== "check") return wrong("The first argument is a command: check or serve.");
  if (rest.some((each) => each === "--help" || each === "-h")) return { name: "help" };
  try {
    return readCheck(rest, tags, idOptions);
  } catch {
    return wrong("An option has no value, or has one too many.");
  }
}

const own = {
  elements: { type: "string" },
  write: { type: "boolean" },
  header: { type: "string", multiple: true },
  csrf: { type: "string" },
  origin: { type: "string" },
  json: { type: "boolean" },
  report: { type: "string" },
} as const;

function readCheck(args: readonly string[], tags: readonly string[], idOptions: readonly string[]): Command {
  // Ids have options of many names, `--salon 1`: each other one that has a number.
  const names = args.flatMap((each) => /^--([a-z][a-z-]*)(?==|$)/.exec(each)?.[1] ?? []);
  const ids = [...new Set(names)].filter((each) => !Object.hasOwn(own, each));
  const strange = ids.find((each) => !idOptions.includes(each));
  if (strange !== undefined) return wrong(`There is no option --${strange}.`);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...own, ...Object.fromEntries(ids.map((id) => [id, { type: "string" } as const])) },
  });
  const [address, ...more] = positionals;
  if (address === undefined) return wrong("Which server? check http://localhost:3000");
  if (more.length > 0) return wrong('One address only; a header is put in quotes: --header "Cookie: …"');
  const base = readBase(address);
  if (!base) return wrong("The address begins with http:// or https://.");
  const unread = ids.find((id) => !/^[1-9]\d{0,15}$/.test(String((values as Record<string, unknown>)[id])));
  if (unread !== undefined) return wrong(`The value of --${unread} is no id.`);
  const elements = (values.elements ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  const unknown = elements.find((tag) => !tags.includes(tag));
  if (unknown !== undefined) return wrong(`No element is called so. There are: ${tags.join(", ")}`);
  const headers = (values.header ?? []).map(readHeader);
  if (headers.includes(null)) return wrong('A header has a name and a value: --header "Cookie: name=value"');
  if (values.csrf !== undefined && !isHeaderValue(values.csrf))
    return wrong("--csrf has characters that no token has.");
  const origin = values.origin === undefined ? null : readBase(values.origin);
  if (values.origin !== undefined && !origin) return wrong("--origin begins with http:// or https://.");
  return {
    name: "check",
    json: values.json ?? false,
    report: values.report ?? null,
    options: {
      ...{ base: base.address, elements, writes: values.write ?? false, csrf: values.csrf ?? null },
      headers: [...base.headers, ...headers.filter((each) => each !== null)],
      origin: origin && new URL(origin.address).origin,
      ids: Object.fromEntries(ids.map((id) => [id, String((values as Record<string, unknown>)[id])])),
    },
  };
}

/** An address without query and end; a name and a password in it become the header that they stand for. */
function readBase(text: string): { address: string; headers: readonly (readonly [string, string])[] } | null {
  if (!URL.canParse(text) || !/^https?:/.test(text)) return null;
  const { origin, pathname, username, password } = new URL(text);
  const both = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = username
    ? [["Authorization", `Basic ${Buffer.from(both).toString("base64")}`] as const]
    : [];
  return { address: origin + pathname.replace(/\/+$/, ""), headers };
}

function readHeader(text: string): readonly [string, string] | null {
  const [, name = "", value = ""] = /^([!#$%&'*+.^_`|~\w-]+)\s*:\s*(.+)$/.exec(text) ?? [];
  return name && isHeaderValue(value) ? [name, value.trim()] : null;
}

function isHeaderValue(text: string): boolean {
  return /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(text);
}

function wrong(problem: string): Command {
  return { name: "wrong", problem };
}
