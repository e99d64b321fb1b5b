const digits = /〇一二三四五六七八九/.source;
const powers = /十百千/.source;
const number = /(\d{1,5}|[〇一二三四五六七八九十百千]{1,7})/.source;
const unit = /(日間?|にち|か|d|days?|週間?|しゅう(?:かん)?|w|weeks?)/.source;
const later = /後|ご|あと|のち|later|after|fromnow/.source;
const earlier = /前|まえ|ago|before|earlier/.source;
const between = /(?:の|分)?/.source;
const signed = new RegExp(`^([+-])${number}${unit}?$`);
const sided = new RegExp(`^(?:in)?${number}${unit}${between}(${later}|${earlier})$`);
const bare = new RegExp(`^${number}${unit}?$`);
const isEarlier = new RegExp(`^(?:${earlier})$`);

/**
 * By how many days somebody means to move a day who typed this (folded): `3日後`, `三日前`, `+3`, `2週間後`. A number that says no
 * direction is meant both ways, later first. Empty for what is no number of days, as hours are not (rules: number-is-days).
 */
export function daysTyped(folded: string): readonly number[] {
  const [, sign, moved = "", step] = signed.exec(folded) ?? [];
  if (sign) return [daysOf(moved, step) * (sign === "+" ? 1 : -1)];
  const [, shifted, shiftUnit, side = ""] = sided.exec(folded) ?? [];
  if (shifted) return [daysOf(shifted, shiftUnit) * (isEarlier.test(side) ? -1 : 1)];
  const [, both, unitOfBoth] = bare.exec(folded) ?? [];
  if (!both) return [];
  const days = daysOf(both, unitOfBoth);
  return days === 0 ? [0] : [days, -days];
}

function daysOf(written: string, unit = ""): number {
  const count = /^\d/.test(written) ? Number(written) : kanjiNumber(written);
  return count * (/^(?:週|しゅう|w)/.test(unit) ? 7 : 1);
}

/** 十五, 二十, 百, 三千; digits alone stand by place, as in 一五. */
function kanjiNumber(written: string): number {
  let sum = 0;
  let open = "";
  for (const character of written) {
    const power = powers.indexOf(character) + 1;
    if (power === 0) open += digits.indexOf(character);
    else {
      sum += (open === "" ? 1 : Number(open)) * 10 ** power;
      open = "";
    }
  }
  return sum + Number(open);
}
