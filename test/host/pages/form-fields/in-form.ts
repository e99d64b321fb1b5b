import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { type AnswerForm, answerForms } from "../../api/answer-form.js";
import { readFields } from "../../api/form-body.js";
import { type FieldErrors, formFieldErrors, isBlank } from "../../api/form-field-rules.js";
import { isFormField } from "../../api/form-fields.js";
import { arrivedTable } from "../arrived.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { formFieldEditor } from "../form-field-editor.js";
import { renderPage } from "../layout.js";
import { renderExpired } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";

const address = "/forms/in-form";
const empty: AnswerForm = { title: "", thanks: "", field: "" };

/**
 * `/forms/in-form`: the element beside native fields. What may be kept is kept, and the page asked for anew; what may not
 * comes back with the reasons. Then the native fields say what was sent, and the element what is kept: its draft has the rest.
 */
export function addAnswerFormPage(app: Hono, context: PageContext): void {
  const kept = () => context.store.get(answerForms, 1)?.value ?? empty;

  app.get(address, (c) => renderForm(c, context, kept(), kept()));
  app.post(address, async (c) => {
    const sent = new Map(await readFields(c.req.raw.clone()));
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    const textOf = (name: string) => sent.get(name) ?? "";
    const form = { title: textOf("title"), thanks: textOf("thanks"), field: textOf("field") };
    const errors = errorsOf(form);
    if (Object.keys(errors).length > 0) return renderForm(c, context, form, kept(), errors);
    context.store.put(answerForms, 1, form, new Date());
    return c.redirect(themed(address, themeOf(c.req.query("theme"))), 303);
  });
}

function errorsOf({ title, field }: AnswerForm): FieldErrors {
  const errors = isBlank(title) ? { title: ["フォーム名を入力してください。"] } : {};
  const asked = parse(field);
  return { ...errors, ...formFieldErrors(isFormField(asked) ? asked : {}) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function renderForm(
  c: Context,
  context: PageContext,
  shown: AnswerForm,
  kept: AnswerForm,
  errors: FieldErrors = {},
) {
  const messages = [...new Set(Object.values(errors).flat())];
  const isKept = kept !== empty;
  const editor = formFieldEditor({
    name: "field",
    draftKey: "answer-form-field",
    required: true,
    ...(isKept && { value: kept.field }),
  });
  const body = html`${messages.length > 0 ? html`<div class="alert alert-warning" role="alert" id="refused"><p>保存できませんでした。</p><ul>${messages.map((message) => html`<li>${message}</li>`)}</ul></div>` : ""}
${isKept ? arrivedTable(Object.entries(kept)) : ""}
<form method="post" action="${themed(address, themeOf(c.req.query("theme")))}" id="answer-form">
${csrfField(context)}
<div class="form-group"><label for="title">フォーム名</label><input class="form-control" id="title" name="title" value="${shown.title}" required></div>
<div class="form-group"><span class="control-label">最初の項目</span>
${editor}
</div>
<div class="form-group"><label for="thanks">送信後のメッセージ</label><textarea class="form-control" id="thanks" name="thanks" rows="2">
${shown.thanks}</textarea></div>
<button class="btn btn-primary">送信</button>
<button class="btn btn-default" type="reset">リセット</button>
</form>`;
  return renderPage(
    c,
    context,
    {
      title: "回答フォームを保存する",
      body,
      above: [{ label: "回答フォームの項目", path: "/forms" }],
      elements: ["form-field-editor"],
    },
    messages.length > 0 ? 422 : 200,
  );
}
