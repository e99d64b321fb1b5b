import {
  bodySchema,
  commonFailures,
  type DescribedCall,
  describedCalls,
  type FailureName,
} from "../../src/api/description/index.js";
import { notation } from "./schema-notation.js";

/* The part of an element's page that says what a server must answer, made from the description of its calls. */

/** The calls that an element makes: its own before those that others make too, reads before writes. */
export function callsOf(tag: string): readonly DescribedCall[] {
  const own = describedCalls.filter(({ elements }) => elements.includes(tag));
  const rank = ({ elements, method }: DescribedCall) => elements.length * 2 + Number(method !== "GET");
  return own.toSorted((one, other) => rank(one) - rank(other));
}

/** Markdown, without a title for the page: what is asked when, what should come, and what is seen where it does not. */
export function serverSection(tag: string): string {
  const calls = callsOf(tag);
  if (calls.length === 0) return "";
  return [
    "## Server",
    "What it asks, and what should come back. What holds for every call (session, token, refusals, caching, limits) is said in [In your server](../server.md); the same as data is in `dist/openapi.json`, and `npx console-editors check` asks a server all of it.",
    ...calls.map(callText),
    "### What is seen when a call fails",
    table(
      ["answer", "what the operator sees"],
      Object.entries(commonFailures).map(([name, text]) => [name, text]),
    ),
  ].join("\n\n");
}

function callText(call: DescribedCall): string {
  const { method, path, query, body, answer, timeout, once, keepsNothing, stale, failures = {} } = call;
  const success = bodySchema(call);
  const facts = [
    `given up after ${timeout / 1000} s`,
    once && "carries `Idempotency-Key`",
    stale && 'carries `base_updated_at`, an older one is answered by 422 with `code: "stale"` and `current`',
    keepsNothing && "its answer must not be stored by anybody",
  ].filter(Boolean);
  const lines = [
    ...Object.entries(query ?? {}).map(([name, schema]) => `?${name} = ${notation(schema as never)}`),
    ...(body
      ? [
          `sends ${notation("json" in body ? body.json : body.form)}${"form" in body ? " as form fields" : ""}`,
        ]
      : []),
    `${answer.status} ${success ? notation(success) : "without a body"}`,
  ];
  return [
    `### \`${method} ${path}\``,
    `${call.when} (${facts.join("; ")}.)`,
    `\`\`\`text\n${lines.join("\n")}\n\`\`\``,
    ...(answer.may?.length ? [`Also understood: ${answer.may.join(" ")}`] : []),
    ...together(failures).map(([names, text]) => `**${names}:** ${text}`),
  ].join("\n\n");
}

/** What is seen alike for several answers is said once. */
function together(failures: NonNullable<DescribedCall["failures"]>): readonly (readonly [string, string])[] {
  const texts = [...new Set(Object.values(failures))];
  const namesOf = (text: string) =>
    Object.keys(failures).filter((name) => failures[name as FailureName] === text);
  return texts.map((text) => [namesOf(text).join(", "), text] as const);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
