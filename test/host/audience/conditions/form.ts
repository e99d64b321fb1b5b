import { isBetween } from "../days.js";
import { exceptIf, type Meaning } from "../meaning.js";

interface Form {
  form_id: number | null;
  match: 0 | 10;
  use_date: 0 | 1;
  date_from: string | null;
  date_to: string | null;
}

/** 95: 0 who answered the form, with `use_date` 1 on a day in the range; 10 everybody else. Left out: `form_id` `null`. */
export const byForm: Meaning<Form> = ({ form_id, match, use_date, date_from, date_to }) => {
  if (form_id === null) return null;
  return exceptIf(match === 10, ({ forms }) =>
    forms.some(
      (each) =>
        each.form_id === form_id && (use_date === 0 || isBetween(each.answered_on, date_from, date_to)),
    ),
  );
};
