/** A folder that comes by `import()`: the file of the build that it goes into, and why it may come later. */
export interface DeferredFolder {
  readonly chunk: string;
  readonly reason: string;
}

/**
 * The one list of deferred folders, by their path in `src`: what is only needed after a gesture or an event. The build
 * reads it, and `test/architecture.test.ts` holds every `import()` against it.
 */
export const deferredFolders = {
  "element-base/crash": {
    chunk: "element-base-crash",
    reason: "shown after a crash only, which hardly anybody ever sees",
  },
  "features/picker/open": {
    chunk: "picker-open",
    reason: "the open list: many pages show pickers that nobody opens",
  },
  "features/condition-slide/filter": {
    chunk: "condition-slide-filter",
    reason: "a condition has the whole filter editor in it",
  },
  "elements/friend-list/detail": {
    chunk: "friend-detail",
    reason: "one friend beside the list, with the elements for it: shown after a press on a row",
  },
  "elements/message-editor/charset": {
    chunk: "message-charset",
    reason: "for forms that are not sent in UTF-8, of which most pages have none",
  },
  "features/message/emoji": {
    chunk: "message-emoji",
    reason: "names and tags of 1,900 emoji: most messages are written without opening their panel",
  },
  "features/message/insert": {
    chunk: "message-insert",
    reason:
      "what is asked before a placeholder is put in, and what is offered behind two brackets, with the library that finds it, and readings of emoji, for which the part of the emoji has no room",
  },
  "features/form-field/choices/bulk": {
    chunk: "form-field-lines",
    reason: "all choices as one text, in a dialog: most lists are written row by row",
  },
  "features/action/analysis": {
    chunk: "action-analysis",
    reason: "what effects have to do with each other is said once the operator rests",
  },
  "features/filter/checks": {
    chunk: "filter-checks",
    reason: "what conditions have to do with each other is said once the operator rests",
  },
  "api/realtime": {
    chunk: "reservation-live",
    reason: "a library for push servers, which a reservation that is shown does without for a moment",
  },
  "features/filter/audience": {
    // One file with the checks: both come a moment after a filter.
    chunk: "filter-checks",
    reason: "figures are shown on pages that give `estimate` or `explain`",
  },
} as const satisfies Readonly<Record<string, DeferredFolder>>;
