import type { AttributeDeclaration, EventDeclaration } from "./declaration.js";

/** Attributes of every element: facts of the account and the page (they win over the page's), and the focus. */
export const contextAttributes = {
  "api-base": { kind: "text" },
  "csrf-token": { kind: "text" },
  abilities: { kind: "words" },
  locale: { kind: "choice", choices: ["ja", "en"], default: "ja" },
  "trigger-context": { kind: "json" },
  brand: { kind: "text" },
  theme: { kind: "choice", choices: ["auto", "light", "dark"], default: "auto" },
  autofocus: { kind: "boolean", reflects: true },
} as const satisfies Record<string, AttributeDeclaration>;

/** Under which key unsaved work is kept, and whose it is. */
export const draftAttributes = {
  "draft-key": { kind: "text" },
  "draft-owner": { kind: "text" },
} as const satisfies Record<string, AttributeDeclaration>;

/** Attributes of every editor that finishes. */
export const finishingAttributes = {
  value: { kind: "json" },
  finisher: { kind: "choice", choices: ["post", "postemit", "emit"], default: "post" },
  "finish-path": { kind: "text" },
  "finish-label": { kind: "text" },
  cancelable: { kind: "boolean" },
  name: { kind: "text", reflects: true },
  required: { kind: "boolean", reflects: true },
  disabled: { kind: "boolean", reflects: true },
  readonly: { kind: "boolean", reflects: true },
  ...draftAttributes,
} as const satisfies Record<string, AttributeDeclaration>;

/** The events of every screen that makes calls. */
export const screenEvents = {
  failure: {},
  "page-expired": { cancelable: true },
} as const satisfies Record<string, EventDeclaration>;

/** The events of every editor that finishes. */
export const finishingEvents = {
  change: {},
  "before-finish": { cancelable: true },
  finish: {},
  cancel: {},
  ...screenEvents,
  "status-change": {},
  navigate: { cancelable: true },
} as const satisfies Record<string, EventDeclaration>;
