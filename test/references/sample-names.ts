import type { Names } from "../../src/references/names.js";

/** Every id has a name of its own: sentences of different conditions can be told apart. */
export const sampleNames: Names = {
  nameOf: (kind, id) => `${kind}${id}`,
  groupName: (kind, id) => `${kind}のフォルダ${id}`,
  choiceName: (variable, id) => `${variable}の選択肢${id}`,
  codeName: (kind, code) => `${kind}の${code}`,
  planName: (slot, plan) => `${slot ?? ""}のプラン${plan}`,
  variableType: (variable) => variableTypes[String(variable)] ?? null,
};

/** As in the demo data: 201 is text, 202 a number, 203 a date, 204 a selection. */
const variableTypes: Readonly<Record<string, number>> = { 201: 0, 202: 1, 203: 30, 204: 20 };
