import { figureOf } from "../../kit/number-text.js";
import { isBlankText } from "./choices/choice.js";
import type { InputRule } from "./input-type.js";

/** Judgement of an answer by a rule. `readAs` is what it was read as, where that is not what was typed. */
export interface Judgement {
  readonly isTaken: boolean;
  readonly readAs: string | null;
}

/** Kana of either width with what goes with them. */
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・ｰ･\u3099-\u309C\uFF9E\uFF9F \u3000]+$/u;
const email = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Judges an answer by a rule: this helps the operator, the server has the last word. */
export function judgeAnswer(rule: InputRule, answer: string): Judgement {
  if (isBlankText(answer)) return refused;
  switch (rule) {
    case "kana":
      return kana.test(answer) ? taken : refused;
    case "email":
      return email.test(answer) ? taken : refused;
    case "tel":
      return read(answer, telephoneDigits(answer), /^\d{10,11}$/);
    case "numeric": {
      const figure = figureOf(answer) ?? Number.NaN;
      return read(answer, String(figure), /^-?[\d.]+$/);
    }
    default:
      return taken;
  }
}

const taken: Judgement = { isTaken: true, readAs: null };
const refused: Judgement = { isTaken: false, readAs: null };

function read(answer: string, as: string, shape: RegExp): Judgement {
  if (!shape.test(as)) return refused;
  return { isTaken: true, readAs: as === answer ? null : as };
}

/** Hyphens of all keyboards, brackets and blanks count for nothing. */
function telephoneDigits(answer: string): string {
  return answer.normalize("NFKC").replace(/[-‐‑–—−ー()\s]/g, "");
}
