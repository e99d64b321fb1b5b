import type { CheckResult } from "./check.js";
import type { Finding, Weight } from "./finding.js";
import { isFine } from "./outcome.js";
import { linesOf, type Paint } from "./paint.js";
import { type Outcome, outcomeOf, type Row } from "./row.js";

const width = 100;
/** Before what is said of a call. */
const margin = " ".repeat(12);

/** The result for a reader: by element, the worst first, and what is all right in few words. */
export function table(result: CheckResult, paint: Paint): string {
  const shared = sharedFindings(result.rows);
  const blocks = result.elements.map((tag) => elementBlock(tag, result, shared, paint)).filter(Boolean);
  return [
    paint.strong(`console-editors check ${result.base}`),
    ...serverBlock(result, shared, paint),
    ...blocks,
    ...endBlock(result, paint),
  ].join("\n\n");
}

/** Mistakes of many calls that are the same, such as a missing session: said once. */
type Shared = ReadonlyMap<string, { readonly finding: Finding; readonly count: number }>;

const fewest = 4;

function sharedFindings(rows: readonly Row[]): Shared {
  const all = new Map<string, { finding: Finding; count: number }>();
  for (const { findings } of rows)
    for (const finding of findings) {
      const key = keyOf(finding);
      if (key !== null) all.set(key, { finding, count: (all.get(key)?.count ?? 0) + 1 });
    }
  return new Map([...all].filter(([, { count }]) => count >= fewest));
}

/** A field and a call that is not written are mended each by itself. */
function keyOf({ code, weight, at, came }: Finding): string | null {
  if (weight === "missing") return null;
  return /^(status|body|time|connection|header .*)$/.test(at) ? `${code}|${at}|${came}` : null;
}

function isShared(finding: Finding, shared: Shared): boolean {
  return shared.has(keyOf(finding) ?? "");
}

function serverBlock({ server, rows }: CheckResult, shared: Shared, paint: Paint): readonly string[] {
  const asked = rows.filter(({ notAsked }) => notAsked === undefined).length;
  const many = [...shared.values()].map(({ finding, count }) => ({
    ...finding,
    came: `${finding.came} (${count} of ${asked} calls)`,
  }));
  const findings = [...server, ...many];
  if (findings.length === 0) return [];
  const lines = findings.flatMap((finding) => [
    label(finding.weight, paint) + placed(finding),
    ...explained(finding, paint),
  ]);
  return [
    [heading("the whole server", counted(findings.map(({ weight }) => weight)), paint), ...lines].join("\n"),
  ];
}

function elementBlock(tag: string, result: CheckResult, shared: Shared, paint: Paint): string {
  const rows = result.rows.filter(({ call }) => call.elements.includes(tag));
  if (rows.length === 0) return "";
  const isFirst = (row: Row) => result.elements.find((each) => row.call.elements.includes(each)) === tag;
  const order: readonly Outcome[] = ["missing", "wrong", "note", "not asked"];
  const lines = order
    .flatMap((outcome) => rows.filter((row) => outcomeOf(row) === outcome))
    .flatMap((row) => rowLines(row, isFirst(row), shared, paint));
  const fit = rows.filter((row) => outcomeOf(row) === "fits");
  const above = fit.filter((row) => !isFirst(row)).length;
  const more =
    above > 0
      ? [label("fits", paint) + paint.dim(`${above} ${above === 1 ? "call" : "calls"} of elements above`)]
      : [];
  return [
    heading(tag, counted(rows.map(outcomeOf)), paint),
    ...lines,
    ...fitLines(fit.filter(isFirst), paint),
    ...more,
  ].join("\n");
}

/** Lines of the calls without findings, one a call, however many ways it was asked in. */
function fitLines(rows: readonly Row[], paint: Paint): readonly string[] {
  const calls = [...new Set(rows.map(({ call }) => call))];
  return calls.map((call) => {
    const ways = rows.filter((row) => row.call === call);
    const slowest = Math.round(Math.max(...ways.map(({ took }) => took)));
    const summary = ways.length > 1 ? `  ${ways.length} ways` : "";
    return `${label("fits", paint)}${call.method} ${call.path}${paint.dim(`${summary}  ${slowest} ms`)}`;
  });
}

function rowLines(row: Row, isFirst: boolean, shared: Shared, paint: Paint): readonly string[] {
  const line = label(outcomeOf(row), paint) + paint.strong(`${row.call.method} ${row.path}`);
  if (row.notAsked !== undefined) return [line, ...indented(row.notAsked, paint.dim)];
  if (!isFirst) return [`${line}${paint.dim("  as above")}`];
  const own = row.findings.filter((finding) => !isShared(finding, shared));
  const others = row.findings.filter((finding) => isShared(finding, shared));
  return [
    line,
    ...others.map(({ at, came }) => `${margin}${paint.dim(`${at}: ${came}, as said of the whole server`)}`),
    ...own.flatMap((finding) => [margin + placed(finding), ...explained(finding, paint)]),
  ];
}

/** Never broken: one mistake is one line, for eyes and for `grep`. */
function placed({ at, expected, came }: Finding): string {
  return `${at}: expected ${expected}, came ${came}`;
}

function explained({ shows, todo }: Finding, paint: Paint): readonly string[] {
  return [...indented(shows, paint.dim, "seen: "), ...indented(todo, (text) => text, "do:   ")];
}

function indented(text: string, colour: (text: string) => string, name = ""): readonly string[] {
  const space = margin + " ".repeat(name ? 2 : 0);
  return linesOf(text, width - space.length - name.length).map(
    (line, index) => space + colour((index === 0 ? name : " ".repeat(name.length)) + line),
  );
}

function label(outcome: Outcome | Weight, paint: Paint): string {
  const text = `  ${outcome}`.padEnd(margin.length);
  if (outcome === "fits") return paint.good(text);
  if (outcome === "wrong" || outcome === "missing") return paint.bad(text);
  return outcome === "note" ? paint.mild(text) : paint.dim(text);
}

function heading(name: string, count: string, paint: Paint): string {
  return paint.strong(name) + paint.dim(count.padStart(Math.max(width - name.length, count.length + 2)));
}

function counted(outcomes: readonly Outcome[]): string {
  const order: readonly Outcome[] = ["fits", "note", "wrong", "missing", "not asked"];
  return order
    .map((outcome) => ({ outcome, count: outcomes.filter((each) => each === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${outcome === "note" && count > 1 ? "notes" : outcome}`)
    .join(" · ");
}

function endBlock(result: CheckResult, paint: Paint): readonly string[] {
  const { rows, unwritten, made, left, staysDeleted, seconds } = result;
  const writes = rows.some(({ call }) => call.method !== "GET");
  const lines = [
    ...(made > 0 ? [`${made} records were made and ${made - left.length} of them taken away again.`] : []),
    ...(staysDeleted.length > 0
      ? linesOf(
          `A server may keep these as deleted, since others may name them: ${staysDeleted.join(", ")}.`,
          width,
        )
      : []),
    ...left.map((each) => paint.bad(`Left on the server, to be deleted by hand: ${each}`)),
    ...(unwritten.length > 0
      ? [
          writes
            ? `${unwritten.length} writing calls were not asked: they would change what was there before.`
            : `${unwritten.length} writing calls were not asked: --write does, on records that it takes away again.`,
        ]
      : []),
  ];
  const verdict = isFine(result)
    ? paint.good("All that was asked fits.")
    : paint.bad("Something is missing or wrong.");
  const asked = rows.filter(({ notAsked }) => notAsked === undefined).length;
  return [[...lines, `${verdict} ${asked} calls, ${seconds.toFixed(1)} s`].join("\n")];
}
