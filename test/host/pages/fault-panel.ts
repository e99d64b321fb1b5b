import { html } from "hono/html";
import { pickerKinds } from "../api/picker-kinds.js";
import type { ApiCall } from "../api.js";
import { faultNames } from "../fault-kinds.js";
import type { Fault } from "../faults.js";
import type { PageContext } from "./context.js";
import { csrfField } from "./csrf-field.js";

/** Where the panel stands in a page. */
export const faultPanelId = "host-faults";

interface Choice {
  readonly value: string;
  readonly label: string;
}

const everyCall: Choice = { value: "* /api/*", label: "すべての通信" };
const everyPart: Choice = { value: "GET /assets/chunks/*", label: "エディタの部品の読み込み" };

/** The status codes come first, lowest first. */
const kinds = Object.entries(faultNames)
  .map(([value, label]) => ({ value, label }))
  .sort(byLabel);

/** At the end of every page, folded: which call of the API fails next, and how. It works without scripts. */
export function faultPanel(context: PageContext) {
  const { faults, calls = [] } = context;
  if (!faults) return "";
  const armed = faults.list().map(faultLine);
  return html`<details class="panel panel-default fault-panel" id="${faultPanelId}"${armed.length > 0 ? html` open` : ""}>
<summary class="panel-heading">故障を仕掛ける</summary>
<div class="panel-body">
<p class="text-muted">通信がうまくいかないときの動きを確かめます。このホストだけの機能です。</p>
<form method="post" action="/_host/fault-panel" class="fault-form">
${csrfField(context)}
${select("call", "通信", [everyCall, ...calls.flatMap(choicesOf).sort(byLabel), everyPart])}
${select("kind", "故障", kinds, "500")}
${select("times", "回数", [
  { value: "1", label: "1回だけ" },
  { value: "3", label: "3回" },
  { value: "always", label: "毎回" },
])}
<button class="btn btn-default">仕掛ける</button>
</form>
<div class="fault-list">
<strong id="fault-list-title">仕掛けた故障</strong>
<ul data-armed aria-labelledby="fault-list-title" aria-live="polite">${armed.map((line) => html`<li>${line}</li>`)}</ul>
<p class="text-muted">ありません。</p>
</div>
<form method="post" action="/_host/fault-panel">
${csrfField(context)}
<button class="btn btn-default" name="clear" value="1">すべて解除</button>
</form>
</div>
</details>`;
}

/** What the panel's form asks for, for `Faults.arm`. */
export function faultIn(fields: URLSearchParams): object {
  const [method, path] = (fields.get("call") ?? "").split(" ");
  const times = fields.get("times");
  return {
    path,
    ...(method !== "*" && { method }),
    kind: fields.get("kind"),
    times: times === "always" ? times : Number(times),
  };
}

/** An armed fault in one line. */
export function faultLine({ method = "", path, kind, times }: Fault): string {
  return `${method} ${path}：${faultNames[kind]}（${times === "always" ? "毎回" : `あと${times}回`}）`.trim();
}

/** The lists of choices are one call on the wire, and as many as there are kinds for who looks at one of them. */
function choicesOf({ method, path }: ApiCall): Choice[] {
  if (!path.endsWith("/:kind")) return [choice(method, path)];
  return Object.entries(pickerKinds).map(([kind, { label }]) => {
    return choice(method, path.replace(":kind", kind), `（${label}）`);
  });
}

function choice(method: string, path: string, note = ""): Choice {
  return { value: `${method} ${path}`, label: `${method} ${path}${note}` };
}

function byLabel(a: Choice, b: Choice): number {
  return a.label < b.label ? -1 : 1;
}

function select(name: string, label: string, choices: readonly Choice[], chosen = "") {
  return html`<div class="form-group"><label for="fault-${name}">${label}</label>
<select class="form-control" id="fault-${name}" name="${name}">
${choices.map(
  (each) =>
    html`<option value="${each.value}"${each.value === chosen ? html` selected` : ""}>${each.label}</option>`,
)}
</select></div>`;
}
