import type { contextAttributes, finishingAttributes, finishingEvents } from "./attributes.js";
import type { ConsoleContext } from "./console-context.js";
import type { ElementDeclaration } from "./declaration.js";

/**
 * Documentation of an element, for manifests, stories and editors of host pages. It is apart from the declaration so
 * that no page loads prose; the compiler sees to it that nothing declared goes unsaid.
 */
export interface ElementDocumentation<D extends ElementDeclaration> {
  readonly description: string;
  readonly attributes: { readonly [Name in keyof D["attributes"]]: string };
  readonly events: { readonly [Name in keyof D["events"]]: EventDocumentation };
  /** Properties that are no attributes. */
  readonly properties: Readonly<Record<string, MemberDocumentation>>;
  readonly methods: Readonly<Record<string, MemberDocumentation>>;
  /** Parts that a page may style by `::part()`. */
  readonly parts: Readonly<Record<string, string>>;
  /** Places for children that the page gives, by name; the unnamed one is "". */
  readonly slots?: Readonly<Record<string, string>>;
}

/** Description of a property, and its type as TypeScript text; of a method, the type of its result. None has parameters. */
export interface MemberDocumentation {
  readonly description: string;
  readonly type: string;
}

/** Description of an event, and the type of its detail by the name under which the package exports it. */
export interface EventDocumentation {
  readonly description: string;
  readonly detail?: string;
}

/** Documentation of the keys of a page's context. */
export const contextDocs = {
  apiBase: "Prefix of every call whose path begins with `/`. Default: empty, the page's own origin.",
  csrfToken: 'The token of the page. Default: `<meta name="csrf-token">`, read at each call.',
  abilities: "List of what the account may do, by the names below. Absent: nothing of it.",
  locale: "Language of the interface: `ja` (default) or `en`.",
  triggerContext:
    "The event that triggers an action or a message: `{category, open_api_trigger_id, event, label, params}`.",
  realtime:
    "Connection by which reservations follow the changes of others (Pusher protocol): `{key, wsHost, wsPort, forceTLS, channel}`.",
  limits:
    '`commonVarMin` and `commonVarMax`: range of a number of common information. `maxInputVars` (1,000): most fields of a call with `encoding="brackets"`.',
  preferences: "What the operator prefers: `{sendKey}`, `enter` or `shift-enter`, for `<message-editor>`.",
  allowedRedirectOrigins: "List of origins that `redirect_to` may lead to, besides the page's own.",
  brand: "The brand code of the account; `onError` is given it.",
  draftOwner:
    "Owner of unsaved work, such as an account and an operator: drafts of other owners are neither offered nor deleted.",
  debug: "`true`: hints for developers on the console. By `configure` only.",
  onError:
    "Function that is given unexpected errors: `(error, {source, brand}) => void`. By `configure` only. Default: they are written to the console.",
} satisfies Record<keyof ConsoleContext, string>;

export const contextAttributeDocs = {
  "api-base": "Prefix of every call whose path begins with `/`. Default: empty, the page's own origin.",
  "csrf-token": 'The token of the page. Default: `<meta name="csrf-token">`, read at each call.',
  abilities: "Names of the abilities of the account, separated by blanks.",
  locale: "Language of the interface.",
  "trigger-context":
    "The event that triggers the action: `{category, open_api_trigger_id, event, label, params}`.",
  brand: "The brand code of the account; `onError` is given it.",
  theme: "Colours: `auto` follows the `color-scheme` of the page.",
  autofocus:
    "The first field gets the focus when the element is first shown, also in a dialog of the page. It does not where the operator is in another field by then.",
} satisfies Record<keyof typeof contextAttributes, string>;

export const draftOwnerDoc =
  "Owner of the unsaved work, such as an account and an operator: work of another owner is neither offered nor deleted. Default: `draftOwner` of the page's context.";

export const finishingAttributeDocs = {
  value: "The payload being edited. Setting it replaces the content and clears the history.",
  finisher:
    "`post`: the element makes the call, reports success and follows `redirect_to`. `postemit`: it makes the call and hands the answer over. `emit`: it only hands the payload over.",
  "finish-path": "Path that the payload is posted to, in place of the element's own.",
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
  change: { description: "The operator has edited something.", detail: "ChangeDetail" },
  "before-finish": {
    description: "A finish is about to begin. Preventing the event stops it.",
    detail: "BeforeFinishDetail",
  },
  finish: {
    description: "The payload was saved, or with `emit` is handed to the page.",
    detail: "FinishDetail",
  },
  cancel: { description: "The cancel button was pressed." },
  failure: {
    description: "Something could not be loaded or saved, or was refused.",
    detail: "FailureDetail",
  },
  "status-change": {
    description: "Saving progress: 0 idle, 1 saving, 2 saved, 3 failed.",
    detail: "StatusChangeDetail",
  },
  "page-expired": {
    description:
      "The server says that the page is too old (409, 419). The work is kept and the page reloads, unless the event is prevented.",
    detail: "PageExpiredDetail",
  },
  navigate: {
    description: "The page is about to go to `redirect_to`. Preventing the event keeps the page.",
    detail: "NavigateDetail",
  },
} satisfies Record<keyof typeof finishingEvents, EventDocumentation>;

export const finishingPropertyDocs = {
  dirty: {
    type: "boolean",
    description: "`true` while the payload differs from the one that was last set or finished.",
  },
  status: { type: "SavingStatus", description: "Saving progress: 0 idle, 1 saving, 2 saved, 3 failed." },
  canUndo: { type: "boolean", description: "`true` while there is an edit to undo." },
  canRedo: { type: "boolean", description: "`true` while there is an edit to redo." },
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
    description:
      "Finishes, as a press on the button does. A second call while the first is running resolves with the first.",
  },
  reset: { type: "void", description: "Goes back to the value that was last set or finished." },
  markSaved: {
    type: "void",
    description:
      "Tells the element that the page has saved its value. `dirty` is `false` then; undo still works.",
  },
  undo: { type: "void", description: "Undoes the last edit." },
  redo: { type: "void", description: "Makes the edit again that was undone last." },
  checkValidity: { type: "boolean", description: "As for native form controls." },
  reportValidity: {
    type: "boolean",
    description: "As for native form controls. The problems are shown at their fields.",
  },
} satisfies Record<string, MemberDocumentation>;

/** Description of the functions with which a page counts, explains and finds friends. */
export const audiencePropertyDocs = {
  estimate: {
    type: "EstimateFunction | null",
    description:
      "Counts the friends that a filter reaches: `(filter, {signal}) => Promise<Estimate>`. Without it no count is shown.",
  },
  explain: {
    type: "ExplainFunction | null",
    description:
      "Says whether one friend meets a filter, and which of its conditions: `(filter, memberId, {signal}) => Promise<{matches, conditions, name?}>`. Give the friend's `name` and it is shown with the answer.",
  },
  findFriends: {
    type: "FindFriendsFunction | null",
    description:
      "Finds friends by name for `explain`: `(text, {signal}) => Promise<{id, name}[]>`. Without it the operator types a friend's id.",
  },
};
