import type { contextAttributes, finishingAttributes, finishingEvents } from "./attributes.js";
import type { ElementDeclaration } from "./declaration.js";

/**
 * What is said about an element, for manifests, stories and editors of host pages. It is apart from the declaration so
 * that no page loads prose; the compiler sees to it that nothing declared goes unsaid.
 */
export interface ElementDocumentation<D extends ElementDeclaration> {
  readonly description: string;
  readonly attributes: { readonly [Name in keyof D["attributes"]]: string };
  readonly events: { readonly [Name in keyof D["events"]]: EventDocumentation };
}

/** What an event says, and the type of its detail as TypeScript text. */
export interface EventDocumentation {
  readonly description: string;
  readonly detail?: string;
}

export const contextAttributeDocs = {
  "api-base": "Prefix of every call whose path begins with `/`; empty for the same origin.",
  "csrf-token": 'The token of the page. Default: `<meta name="csrf-token">`, read at each call.',
  abilities: "Names of the abilities of the account, separated by blanks.",
  locale: "Language of the interface.",
  "trigger-context": "What triggers the action: `{category, open_api_trigger_id, event, label, params}`.",
  brand: "The brand code of the account; kept and handed to hooks.",
  theme: "`auto` follows the `color-scheme` of the page.",
} satisfies Record<keyof typeof contextAttributes, string>;

export const finishingAttributeDocs = {
  value: "The payload being edited. Setting it replaces the content and clears the history.",
  finisher:
    "`post`: the element makes the call, reports success and follows `redirect_to`. `postemit`: it makes the call and hands the answer over. `emit`: it only hands the payload over.",
  "finish-path": "Where the payload is posted to.",
  "finish-label": "Label of the finishing button.",
  cancelable: "Shows the cancel button.",
  name: "Name under which a form submits the payload, as one JSON string.",
  required: "As for native form controls.",
  disabled: "As for native form controls.",
  readonly: "As for native form controls.",
  "draft-key": "Keeps unsaved work in `sessionStorage` under this key and offers it back after a reload.",
} satisfies Record<keyof typeof finishingAttributes, string>;

export const finishingEventDocs = {
  change: { description: "After each edit by the operator.", detail: "{ value, dirty, valid }" },
  "before-finish": { description: "Before a finish; preventing it stops the finish.", detail: "{ payload }" },
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
    detail: "{ status }",
  },
  navigate: { description: "The page is about to go to `redirect_to`.", detail: "{ url }" },
} satisfies Record<keyof typeof finishingEvents, EventDocumentation>;
