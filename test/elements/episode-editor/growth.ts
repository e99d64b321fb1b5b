import "../../../src/entries/episode-editor.js";
import { withAttributes } from "../../browser/support/editors.js";
import { growing, inside, press, undone } from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import { quietEpisode } from "../../fixtures/episodes.js";

export const growth = growing(["value", "history", "text", "rows"], {
  tag: "episode-editor",
  nodes: 680,
  make: () =>
    Object.assign(withAttributes(document.createElement("episode-editor"), { "api-base": freshServer() }), {
      value: quietEpisode,
    }),
  last: "[data-field=add]",
  word: { ja: "ステップを追加", en: "Add a step" },
  other: { ...quietEpisode, steps: ["broken"], name: "別の配信" },
  otherShows: "読み取れないステップ",
  field: (element) => inside(element, "[data-field=name]"),
  row: "[data-row]",
  adds: "[data-field=add]",
  remove: "[data-destructive]",
  opens: {
    "the question before it is started": {
      opener: ".section-head .button",
      shows: "dialog .button-primary",
    },
    "the question before it is deleted": {
      opener: ".section-head .button-danger",
      shows: "dialog .button-danger-fill",
    },
    "the condition of a step": {
      opener: "[data-row] .switch",
      shows: ".condition-slide .add-strip-button",
      closer: ".condition-head button",
    },
  },
  more: [
    undone("another kind of content", (element) =>
      press(element, '[data-field=content] input[value="action"]'),
    ),
  ],
});
