import type { CheckResult } from "./check.js";
import type { Finding } from "./finding.js";
import { isFine } from "./outcome.js";
import { outcomeOf, type Row } from "./row.js";

/** The result as one page for whoever owns the server: plain, to be printed, without a script, and without a value. */
export function reportPage(result: CheckResult): string {
  const { base, elements, server, left, unwritten, seconds } = result;
  const verdict = isFine(result) ? "All that was asked fits." : "Something is missing or wrong.";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>console-editors check ${escaped(base)}</title>
<style>${looks}</style>
<h1>console-editors check <code>${escaped(base)}</code></h1>
<p><strong>${verdict}</strong> ${result.rows.filter(wasAsked).length} calls, ${seconds.toFixed(1)} s. No value of an answer, no header and no token is on this page.</p>
${server.length > 0 ? `<h2>The whole server</h2>\n${server.map(findingPart).join("")}` : ""}
${left.length > 0 ? `<h2>Left on the server, to be deleted by hand</h2>\n${list(left)}` : ""}
${elements.map((tag) => elementPart(tag, result.rows)).join("")}
${unwritten.length > 0 ? `<h2>Not asked</h2>\n${list(unwritten.map(({ method, path }) => `${method} ${path}`))}` : ""}
</html>
`;
}

function elementPart(tag: string, rows: readonly Row[]): string {
  const own = rows.filter(({ call }) => call.elements.includes(tag));
  if (own.length === 0) return "";
  const fits = own.filter((row) => outcomeOf(row) === "fits");
  const others = own.filter((row) => outcomeOf(row) !== "fits");
  return `<section><h2>&lt;${escaped(tag)}&gt;: ${fits.length} of ${own.length} fit</h2>
${others.map(rowPart).join("")}
${fits.length > 0 ? `<h3>What fits</h3>\n${list(fits.map((row) => `${called(row)} → ${answered(row)}`))}` : ""}
</section>
`;
}

function rowPart(row: Row): string {
  const summary =
    row.notAsked !== undefined ? `<p>${escaped(row.notAsked)}</p>` : row.findings.map(findingPart).join("");
  return `<div class="call"><h3>${outcomeOf(row)}: <code>${escaped(called(row))}</code> → ${answered(row)}</h3>
<p>${escaped(row.call.when)}</p>
${summary}</div>
`;
}

function findingPart({ weight, at, expected, came, shows, todo }: Finding): string {
  const rows = Object.entries({ expected, came, "seen by operators": shows, "to do": todo });
  const cells = rows.map(([name, text]) => `<tr><th>${name}</th><td>${escaped(text)}</td></tr>`);
  return `<table><caption>${weight}: ${escaped(at)}</caption>${cells.join("")}</table>\n`;
}

function called({ call, path }: Row): string {
  return `${call.method} ${path}`;
}

function answered({ status, notAsked, took }: Row): string {
  if (notAsked !== undefined) return "not asked";
  return status === undefined ? "no answer" : `${status}, ${Math.round(took)} ms`;
}

function wasAsked({ notAsked }: Row): boolean {
  return notAsked === undefined;
}

function list(texts: readonly string[]): string {
  return `<ul>${texts.map((text) => `<li><code>${escaped(text)}</code></li>`).join("")}</ul>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const looks = `
body { font: 14px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #222; background: #fff }
h2 { border-bottom: 1px solid #999; margin-top: 2em } h3 { font-size: 1em; margin: 1.2em 0 .3em }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
table { border-collapse: collapse; margin: .5em 0 1em; width: 100% } caption { text-align: start; font-weight: bold }
th, td { border: 1px solid #bbb; padding: .2em .6em; text-align: start; vertical-align: top } th { width: 11em; font-weight: normal }
.call, table { break-inside: avoid } ul { padding-inline-start: 1.2em }
@media print { body { margin: 0; max-width: none } }
`;
