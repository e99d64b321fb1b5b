/**
 * What is wrong with what was heard in a step: a line for each, none when it is right. A wanted text is compared without
 * blanks, a pattern with single ones between words.
 */
export function faultsOf({ must = [], mustNot = [], once = [] }, heard) {
  const said = heard.join(" ").normalize("NFKC").replaceAll(/\s+/g, " ");
  const times = (wanted) => timesIn(said, wanted);
  return [
    ...must.filter((wanted) => times(wanted) === 0).map((wanted) => `not said: ${wanted}`),
    ...mustNot.filter((wanted) => times(wanted) > 0).map((wanted) => `said: ${wanted}`),
    ...once.filter((wanted) => times(wanted) !== 1).map((wanted) => `said ${times(wanted)} times: ${wanted}`),
  ];
}

/** Faults without those that this version of the reader has by itself, which the step names as its `own`. */
export function oursOf({ own, faults }, reader) {
  if (!own || !reader.includes(own.reader)) return faults;
  return faults.filter((fault) => !own.faults.includes(fault));
}

/** Whether nothing more has to be said. */
export function isComplete({ must = [], once = [] }, heard) {
  return faultsOf({ must: [...must, ...once] }, heard).length === 0;
}

function timesIn(said, wanted) {
  if (wanted instanceof RegExp) return [...said.matchAll(new RegExp(wanted, "g"))].length;
  return bare(said).split(bare(wanted)).length - 1;
}

/** The way to the voice folds wide letters, and a text comes in several parts. */
function bare(text) {
  return text.normalize("NFKC").replaceAll(/\s+/g, "");
}
