import { html } from "hono/html";

/** How a page places an `<action-editor>`. A flag that is true is written bare, as HTML has them. */
export interface ActionEditorTag {
  readonly value?: unknown;
  readonly finisher?: "post" | "postemit" | "emit";
  readonly name?: string;
  readonly id?: string;
  readonly draftKey?: string;
  readonly cancelTo?: string;
  readonly triggerContext?: unknown;
  readonly template?: boolean;
  readonly required?: boolean;
}

/** The tag with its attributes escaped, and what stands there until the element is defined. */
export function actionEditor(tag: ActionEditorTag) {
  const attributes = [
    text("id", tag.id),
    text("name", tag.name),
    text("finisher", tag.finisher),
    text("draft-key", tag.draftKey),
    json("value", tag.value),
    json("trigger-context", tag.triggerContext),
    flag("template", tag.template),
    flag("required", tag.required),
    flag("cancelable", tag.cancelTo !== undefined),
    text("data-cancel-to", tag.cancelTo),
  ];
  return html`<action-editor${attributes}><p>アクションの編集には JavaScript が必要です。</p></action-editor>`;
}

function text(name: string, value: string | undefined) {
  return value === undefined ? "" : html` ${name}="${value}"`;
}

function json(name: string, value: unknown) {
  return value === undefined ? "" : html` ${name}="${JSON.stringify(value)}"`;
}

function flag(name: string, on: boolean | undefined) {
  return on ? html` ${name}` : "";
}
