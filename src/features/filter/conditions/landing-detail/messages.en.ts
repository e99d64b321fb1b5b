import type { DetailWords } from "./messages.ja.js";

/** The same in English. */
export const en: DetailWords = {
  landing: "Landing",
  useMeta: "Narrow by parameters",
  text: (key, number) => `Parameter ${key}, text ${number}`,
  removeText: (key, number) => `Remove parameter ${key}, text ${number}`,
  placeholder: "Text to look for",
  meets: (landing) => `registered through the landing ${landing}`,
  meetsWith: (landing, parameters) => `registered through the landing ${landing} with ${parameters}`,
  parameters: (clauses) => `the parameters ${clauses.join(", ")}`,
  clause: (key, texts) => `${key} ${texts}`,
  noParameters: (nothing) => `parameters ${nothing}`,
};
