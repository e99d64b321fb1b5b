/* What pages are compared in, where somebody else has such a page too. */

export const builders = { group: "Builders, five texts", reference: "react-querybuilder", given: 5 };
export const messages = {
  group: "Messages, five lines",
  reference: "prosemirror",
  given: 0,
  control: { selector: "[role=textbox][aria-label=本文]" },
  // What a press makes of the box: the one that is typed into.
  made: { selector: "[role=textbox][aria-label=本文]:focus" },
};
export const timelines = { group: "A timeline, 100 messages", reference: "virtua-timeline", given: 0 };
export const formFields = { group: "A pull-down, five choices", reference: "rjsf", given: 5 };
const pickers = { given: 0, opens: true };
export const onePicker = { ...pickers, group: "Pickers, one of 20 items", reference: "downshift-tanstack" };
export const everyPicker = {
  ...pickers,
  group: "Pickers, one of every kind",
  reference: "downshift-every-kind",
};
