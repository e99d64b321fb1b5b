import { html } from "hono/html";

const buttons = [
  { call: "submit", label: "submit()" },
  { call: "reset", label: "reset()" },
  { call: "undo", label: "undo()" },
  { call: "redo", label: "redo()" },
];

/** An editor that the page's script drives: its methods as buttons, its events in a log. */
export function scriptExample(finisher: "emit" | "postemit", title: string, editor: ReturnType<typeof html>) {
  return html`<section class="panel panel-default" data-example aria-labelledby="${finisher}-title">
<div class="panel-heading"><h2 class="panel-title" id="${finisher}-title">${title}</h2></div>
<div class="panel-body">
${editor}
<p class="script-buttons">
${buttons.map(({ call, label }) => html`<button type="button" class="btn btn-default btn-sm" data-call="${call}">${label}</button>`)}
</p>
<h3 class="h5">発生したイベント</h3>
<pre id="events-${finisher}" class="events" tabindex="0" role="log" aria-label="${title}のイベント"></pre>
</div>
</section>`;
}
