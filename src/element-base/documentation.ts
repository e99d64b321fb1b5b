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
  /** Properties that are no attributes. */
  readonly properties: Readonly<Record<string, MemberDocumentation>>;
  readonly methods: Readonly<Record<string, MemberDocumentation>>;
  /** What a page may style by `::part()`. */
  readonly parts: Readonly<Record<string, string>>;
  /** Places for children that the page gives, by name; the unnamed one is "". */
  readonly slots?: Readonly<Record<string, string>>;
}

/** What a property says, and its type as TypeScript text; of a method, the type of what it gives. None has parameters. */
export interface MemberDocumentation {
  readonly description: string;
  readonly type: string;
}

/** What an event says, and the type of its detail by the name under which the package exports it. */
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
  autofocus:
    "The first field gets the focus when the element is first shown, in a dialog of the page too, unless somebody is elsewhere by then.",
} satisfies Record<keyof typeof contextAttributes, string>;

export const draftOwnerDoc =
  "Whose unsaved work it is, an account and an operator, say: that of another owner is neither offered nor deleted. Default: `draftOwner` of the page's context.";

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
  "draft-owner": draftOwnerDoc,
} satisfies Record<keyof typeof finishingAttributes, string>;

export const finishingEventDocs = {
  change: { description: "After each edit by the operator.", detail: "ChangeDetail" },
  "before-finish": {
    description: "Before a finish; preventing it stops the finish.",
    detail: "BeforeFinishDetail",
  },
  finish: {
    description: "The payload was saved or handed over.",
    detail: "FinishDetail",
  },
  cancel: { description: "The cancel button was pressed." },
  failure: { description: "Something could not be done.", detail: "FailureDetail" },
  "status-change": {
    description: "Saving progress: 0 idle, 1 saving, 2 saved, 3 failed.",
    detail: "StatusChangeDetail",
  },
  "page-expired": {
    description: "The page is too old (409, 419). Unless prevented, the work is kept and the page reloads.",
    detail: "PageExpiredDetail",
  },
  navigate: { description: "The page is about to go to `redirect_to`.", detail: "NavigateDetail" },
} satisfies Record<keyof typeof finishingEvents, EventDocumentation>;

export const finishingPropertyDocs = {
  dirty: { type: "boolean", description: "Whether the payload differs from what was last set or finished." },
  status: { type: "SavingStatus", description: "Saving progress: 0 idle, 1 saving, 2 saved, 3 failed." },
  canUndo: { type: "boolean", description: "Whether there is an edit to undo." },
  canRedo: { type: "boolean", description: "Whether there is an edit to redo." },
  form: { type: "HTMLFormElement | null", description: "As for native form controls." },
  labels: { type: "NodeList", description: "As for native form controls." },
  validity: { type: "ValidityState", description: "As for native form controls." },
  validationMessage: { type: "string", description: "As for native form controls." },
  willValidate: { type: "boolean", description: "As for native form controls." },
} satisfies Record<string, MemberDocumentation>;

export const finishingPartDocs = {
  editor: "The whole editor, inside of the element's own box.",
  finish: "The finishing button.",
  cancel: "The cancel button.",
} satisfies Record<string, string>;

export const finishingMethodDocs = {
  submit: {
    type: "Promise<FinishResult>",
    description: "Finishes. While a finish is in flight, a second call resolves with the first.",
  },
  reset: { type: "void", description: "Back to the last set or finished value." },
  markSaved: { type: "void", description: "The page has saved what is there; the history stays." },
  undo: { type: "void", description: "Takes the last edit back." },
  redo: { type: "void", description: "Makes the edit again that was taken back." },
  checkValidity: { type: "boolean", description: "As for native form controls." },
  reportValidity: {
    type: "boolean",
    description: "As for native form controls, and the problems are shown in place.",
  },
} satisfies Record<string, MemberDocumentation>;

/** What is said about the functions with which a page counts, explains and finds friends. */
export const audiencePropertyDocs = {
  estimate: {
    type: "EstimateFunction | null",
    description:
      "Counts the friends that a filter reaches: `(filter, {signal}) => Promise<Estimate>`. Without it nothing is shown.",
  },
  explain: {
    type: "ExplainFunction | null",
    description:
      "Whether one friend meets a filter, and each condition: `(filter, memberId, {signal}) => Promise<{matches, conditions, name?}>`. A `name` says who was asked about.",
  },
  findFriends: {
    type: "FindFriendsFunction | null",
    description:
      "Finds friends by name for `explain`: `(text, {signal}) => Promise<{id, name}[]>`. Without it a friend is named by id.",
  },
};
