import { wellFormed } from "../fold.js";
import type { Meaning } from "../meaning.js";

interface LandingDetail {
  landing_id: number | null;
  use_meta_query: 0 | 1;
  meta_query?: { m1: string[]; m2: string[]; m3: string[] } | undefined;
}

/**
 * 86: who have one arrival by the page whose `m1`, `m2` and `m3` each equal one of the texts under that key, exactly. A key
 * without texts takes any, so does `use_meta_query` 0; an empty text takes arrivals without that parameter *(ours)*. Left
 * out: `landing_id` `null`.
 */
export const byLandingDetail: Meaning<LandingDetail> = ({ landing_id, use_meta_query, meta_query }) => {
  if (landing_id === null) return null;
  const texts = use_meta_query === 1 ? meta_query : undefined;
  const fits = (value: string, wanted: readonly string[] = []) =>
    wanted.length === 0 || wanted.map(wellFormed).includes(wellFormed(value));
  return ({ landings }) =>
    landings.some(
      (arrival) =>
        arrival.landing_id === landing_id &&
        fits(arrival.m1, texts?.m1) &&
        fits(arrival.m2, texts?.m2) &&
        fits(arrival.m3, texts?.m3),
    );
};
