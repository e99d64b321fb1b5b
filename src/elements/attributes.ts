import type { AttributeDeclaration, EventDeclaration } from "./declaration.js";

/** Facts of the account and the page that an element may be told itself; they win over the page's. */
export const contextAttributes = {
  "api-base": {
    kind: "text",
    description: "Prefix of every call whose path begins with `/`; empty for the same origin.",
  },
  "csrf-token": {
    kind: "text",
    description: 'The token of the page. Default: `<meta name="csrf-token">`, read at each call.',
  },
  abilities: { kind: "words", description: "Names of the abilities of the account, separated by blanks." },
  locale: { kind: "choice", choices: ["ja", "en"], default: "ja", description: "Language of the interface." },
  "trigger-context": {
    kind: "json",
    description: "What triggers the action: `{category, open_api_trigger_id, event, label, params}`.",
  },
  brand: { kind: "text", description: "The brand code of the account; kept and handed to hooks." },
  theme: {
    kind: "choice",
    choices: ["auto", "light", "dark"],
    default: "auto",
    description: "`auto` follows the `color-scheme` of the page.",
  },
} as const satisfies Record<string, AttributeDeclaration>;

/** What every editor that finishes has. */
export const finishingAttributes = {
  value: {
    kind: "json",
    description: "The payload being edited. Setting it replaces the content and clears the history.",
  },
  finisher: {
    kind: "choice",
    choices: ["post", "postemit", "emit"],
    default: "post",
    description:
      "`post`: the element makes the call, reports success and follows `redirect_to`. `postemit`: it makes the call and hands the answer over. `emit`: it only hands the payload over.",
  },
  "finish-path": { kind: "text", description: "Where the payload is posted to." },
  "finish-label": { kind: "text", description: "Label of the finishing button." },
  cancelable: { kind: "boolean", description: "Shows the cancel button." },
  name: {
    kind: "text",
    reflects: true,
    description: "Name under which a form submits the payload, as one JSON string.",
  },
  required: { kind: "boolean", reflects: true, description: "As for native form controls." },
  disabled: { kind: "boolean", reflects: true, description: "As for native form controls." },
  readonly: { kind: "boolean", reflects: true, description: "As for native form controls." },
  "draft-key": {
    kind: "text",
    description: "Keeps unsaved work in `sessionStorage` under this key and offers it back after a reload.",
  },
} as const satisfies Record<string, AttributeDeclaration>;

/** The events of every editor that finishes. */
export const finishingEvents = {
  change: { description: "After each edit by the operator.", detail: "{ value, dirty, valid }" },
  "before-finish": {
    description: "Before a finish; preventing it stops the finish.",
    cancelable: true,
    detail: "{ payload }",
  },
  finish: {
    description: "The payload was saved or handed over.",
    detail: "{ finisher, payload, response? }",
  },
  cancel: { description: "The cancel button was pressed." },
  failure: { description: "Something could not be done.", detail: "{ reason, status, messages }" },
  "status-change": {
    description: "Saving progress: 0 idle, 1 saving, 2 saved, 3 failed.",
    detail: "{ status }",
  },
  "page-expired": {
    description: "The page is too old (409, 419). Unless prevented, the work is kept and the page reloads.",
    cancelable: true,
    detail: "{ status }",
  },
  navigate: { description: "The page is about to go to `redirect_to`.", cancelable: true, detail: "{ url }" },
} as const satisfies Record<string, EventDeclaration>;
