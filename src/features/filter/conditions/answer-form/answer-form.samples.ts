import type { AnswerFormCondition } from "./answer-form.js";

const days = { use_date: 0, date_from: null, date_to: null } as const;

/** Conditions on answer forms by what they show; stories and tests use the same ones. */
export const answerFormSamples = {
  typical: {
    type: 95,
    form_id: 1301,
    match: 0,
    use_date: 1,
    date_from: "2026-01-01",
    date_to: "2026-01-31",
  },
  answered: { type: 95, form_id: 1301, match: 0, ...days },
  notAnswered: { type: 95, form_id: 1301, match: 10, ...days },
  withoutDays: { type: 95, form_id: 1301, match: 0, ...days, use_date: 1 },
  daysKept: { type: 95, form_id: 1301, match: 0, use_date: 0, date_from: "2026-01-01", date_to: null },
  backwards: {
    type: 95,
    form_id: 1301,
    match: 0,
    use_date: 1,
    date_from: "2026-02-01",
    date_to: "2026-01-01",
  },
  empty: { type: 95, form_id: null, match: 0, ...days },
  deleted: { type: 95, form_id: 99999, match: 0, ...days },
  sparse: { type: 95 },
  otherSpelling: { type: 95, form_id: "", use_date: false, date_from: "", date_to: "" },
  withUnknownKeys: { type: 95, form_id: 1301, match: 0, ...days, future: { a: [1] } },
} satisfies Record<string, AnswerFormCondition>;
