import "../../../src/entries/form-field-editor.js";
import { paste } from "../../browser/support/clipboard.js";
import { withAttributes } from "../../browser/support/editors.js";
import { growing, inside, press, undo, undone } from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import { fieldExamples } from "../../features/form-field/samples.js";

export const growth = growing(["value", "history", "text", "rows", "selecting"], {
  tag: "form-field-editor",
  nodes: 225,
  make: () =>
    Object.assign(
      withAttributes(document.createElement("form-field-editor"), { "api-base": freshServer() }),
      {
        value: { ...fieldExamples[3], var_id: 1, var_type: 0, syncUserVar: true },
      },
    ),
  last: ".choice-tools button",
  word: { ja: "まとめて編集", en: "Edit as text" },
  other: { ...fieldExamples[1], label: "ほか" },
  otherShows: "ほか",
  field: (element) => inside(element, "[data-field=label]"),
  row: ".choice-item",
  adds: ".choices-add [data-field=options]",
  remove: "[data-field=remove]",
  move: "[data-field=moveDown]",
  head: ".choice-number",
  opens: {
    "the list of friend information": {
      opener: ".form-field-variable [role=combobox]",
      shows: "[role=option]",
    },
    "all choices as a text": { opener: ".choices-head .button", shows: "dialog textarea" },
  },
  more: [
    {
      name: "another type and undone",
      steps: [
        {
          act: (element) => press(element, "[data-field=swatch_id] input"),
          until: (element) => inside(element, ".choice-list") === null,
        },
        { act: undo, until: (element) => inside(element, ".choice-list") !== null },
      ],
    },
    undone("no friend information", (element) => inside(element, "[data-field=syncUserVar]")?.click()),
    undone("a text of several lines pasted", (element) => {
      const field = inside(element, ".choice [data-field=value]");
      field?.focus();
      if (field) paste(field, "一\n二\n三");
    }),
  ],
});
