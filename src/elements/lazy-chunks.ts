/** A folder that comes by `import()`: the file of the build that it goes into, and why it may come later. */
export interface LazyChunk {
  readonly chunk: string;
  readonly reason: string;
}

/**
 * The one list of lazy chunks, by their path in `src`: what is only needed after a gesture or an event. The build
 * reads it, and `test/architecture.test.ts` holds every `import()` against it.
 */
export const lazyChunks = {
  "element-base/crash": {
    // Too small for a file of its own: with the rows of long lists, which hardly any first screen has.
    chunk: "rows",
    reason: "shown after a crash only, which hardly anybody ever sees",
  },
  "list-editor/selection/bar": {
    // One file with the open list: all editors with rows have pickers too.
    chunk: "picker-open",
    reason: "what can be done to several rows: shown once some are selected",
  },
  "features/picker/open": {
    chunk: "picker-open",
    reason: "the open list: many pages show pickers that nobody opens",
  },
  "features/condition-slide/filter": {
    // One file with the checks: who edits a condition has both a moment after the page.
    chunk: "filter-checks",
    reason: "a condition has the whole filter editor in it",
  },
  "elements/friend-list/detail": {
    chunk: "friend-detail",
    reason: "one friend beside the list, with the elements for it: shown after a press on a row",
  },
  "elements/friend-list/filters": {
    // One file with the open list, which they show.
    chunk: "picker-open",
    reason:
      "tags and notify levels to choose from, with the picker: in a panel that most look-ups do without",
  },
  "elements/message-timeline/saved-search": {
    chunk: "picker-open",
    reason: "saved searches to choose from, with the picker: in a panel that most readers do without",
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
    // Small, and a file of its own would be one too many where the salon's settings show these fields.
    chunk: "form-field",
    reason: "all choices as one text, in a dialog: most lists are written row by row",
  },
  "features/episode/on-request": {
    chunk: "episode-on-request",
    reason:
      "questions before what cannot be taken back, and pasted times: after a press, and the page has rested before",
  },
  "features/journey/on-request": {
    chunk: "journey-on-request",
    reason:
      "dialogs, with the picker and the condition slide, and what can be done to several rows: after a press, and the page has rested before",
  },
  "features/open-api/triggers": {
    chunk: "open-api-triggers",
    reason:
      "the editor of a trigger, with its tree, the picker and the condition slide: shown in one section of four, and the page has rested before",
  },
  "features/open-api/counts/drawing": {
    chunk: "open-api-counts",
    reason: "a chart with the hues: asked for while the counts are read, which are in one section of four",
  },
  "features/schedule/dialogs/inbox": {
    // One file with the copying, which is as seldom.
    chunk: "schedule-on-request",
    reason: "requests that wait, in a dialog: after a press, and the page has rested before",
  },
  "features/schedule/copying": {
    chunk: "schedule-on-request",
    reason:
      "a week of shifts as the one before: after a press on one page of three, and the page has rested before",
  },
  "features/notification/channels/dialogs": {
    chunk: "notification-dialogs",
    reason: "questions about one channel: after a press, and the page has rested before",
  },
  "features/salon-hours/opening": {
    chunk: "salon-opening",
    reason:
      "a week, a calendar and special days: shown in one section of six, and the page has rested before",
  },
  "features/salon-hours/holidays": {
    chunk: "salon-holidays",
    reason: "a table of the national holidays of 80 years: asked for in one dialog of the hours",
  },
  "features/salon-online/online": {
    chunk: "salon-online",
    reason:
      "with the editor of what customers are asked, and the picker of actions: shown in one section of six, and the page has rested before",
  },
  "features/action/analysis": {
    chunk: "action-analysis",
    reason: "what effects have to do with each other is said once the operator rests",
  },
  "features/action/search": {
    // One file with the analysis: both come a moment after an action.
    chunk: "action-analysis",
    reason: "only long actions are searched, and not before they were looked at",
  },
  "features/filter/checks": {
    chunk: "filter-checks",
    reason:
      "what conditions have to do with each other is said once the operator rests, and a day can be chosen before it can be written",
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
} as const satisfies Readonly<Record<string, LazyChunk>>;
