import { resource } from "../store.js";

/** An answer form that asks one thing, as its page posted it. `field` is the JSON text of what is asked. */
export interface AnswerForm {
  readonly title: string;
  readonly thanks: string;
  readonly field: string;
}

export const answerForms = resource<AnswerForm>("answer_form");
