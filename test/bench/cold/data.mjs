import "../page/workloads.js";

// The page's script of the other workloads makes its data in Node as well.
const { workloadData } = globalThis;

const isText = ({ kind }) => kind === "text";

/** What builders hold: five texts, and the fields of `filter`. A text comes first, so that is what a press adds. */
export const builderData = {
  fields: workloadData.fields.toSorted((a, b) => isText(b) - isText(a)),
  options: workloadData.options,
  conditions: workloadData
    .conditions(15)
    .filter(isText)
    .map((condition, at) => ({ ...condition, value: `テキスト${at}` })),
};

export const texts = builderData.conditions.map(({ value }) => value);

/** The same five texts as lines of a message, each with a placeholder. */
export const messageText = texts
  .map((text, at) => `${at % 2 ? `[[var id=${at}]]` : "[[name]]"}さん、${text}`)
  .join("\n");

/** A list as the server sends it, of any kind. */
export const listOf = workloadData.source;

/** The kinds of `<item-picker>`. */
export const pickerKinds =
  "salon tag egg varia scenario site funnel reaction form tracker richmenu episode landing action slot operator_role common_vars journey_tag".split(
    " ",
  );
