import type { AudienceFriend } from "../../../host/audience/friends.js";
import type { PlainCondition } from "./condition.js";
import { isBetween } from "./days.js";
import { wellFormed } from "./texts.js";

/** Conditions on what a friend has done, or what was done with him, on a day. */

type Of<Type extends number> = Extract<PlainCondition, { type: Type }>;

/** 60, 80 and 85: which of several a friend has. */
export function meetsSeveral(own: readonly number[], asked: readonly number[], code: 0 | 1 | 2 | 3): boolean {
  const hasAny = asked.some((id) => own.includes(id));
  const hasAll = asked.length > 0 && asked.every((id) => own.includes(id));
  return [hasAny, hasAll, !hasAny, !hasAll][code] as boolean;
}

/** 41, scenarios. */
export function meetsScenario({ scenarios }: AudienceFriend, { group_id, match, date }: Of<41>): boolean {
  const own = scenarios.filter(({ scenario_id }) => scenario_id === group_id);
  switch (match) {
    case 0:
      return own.some(({ state }) => state === "subscribed");
    case 3:
      return !own.some(({ state }) => state === "subscribed");
    case 4:
      return own.some(({ state }) => state === "finished");
    case 5:
      return !own.some(({ state }) => state === "finished");
    case 2:
      return own.some(({ sent_day }) => sent_day !== null && sent_day >= date);
  }
}

/** 85, landing pages. */
export function meetsLandings({ landings }: AudienceFriend, asked: Of<85>): boolean {
  const { landing_ids, landing_or, use_date, date_from, date_to } = asked;
  const excludes = landing_or === 2 || landing_or === 3;
  const counted = landings.filter(({ at }) => {
    if (excludes || use_date === 0) return true;
    if (use_date === 1) return isBetween(at.slice(0, 10), date_from, date_to);
    const from = date_from === null ? null : `${date_from}T${asked.time_from ?? "00:00"}`;
    const to = date_to === null ? null : `${date_to}T${asked.time_to ?? "23:59"}`;
    return isBetween(at, from, to);
  });
  const own = counted.map(({ landing_id }) => landing_id);
  return meetsSeveral(own, landing_ids, landing_or);
}

/** 86, what a landing page's address carried. */
export function meetsLandingDetail({ landings }: AudienceFriend, asked: Of<86>): boolean {
  const texts = asked.use_meta_query === 1 ? asked.meta_query : undefined;
  const fits = (value: string, wanted: readonly string[] = []) =>
    wanted.length === 0 || wanted.map(wellFormed).includes(wellFormed(value));
  return landings.some(
    ({ landing_id, m1, m2, m3 }) =>
      landing_id === asked.landing_id && fits(m1, texts?.m1) && fits(m2, texts?.m2) && fits(m3, texts?.m3),
  );
}

/** 90, reminders. */
export function meetsReminder({ reminders }: AudienceFriend, asked: Of<90>): boolean {
  const own = reminders.filter(({ episode_id, origin_date, origin_time }) => {
    if (episode_id !== asked.episode_id) return false;
    if (asked.use_date === 1) return isBetween(origin_date, asked.origin_from, asked.origin_to);
    if (asked.use_date === 0 || asked.origin_date === null) return true;
    return (
      origin_date === asked.origin_date && (asked.origin_time === null || origin_time === asked.origin_time)
    );
  });
  const isSet = own.some(({ is_current }) => is_current);
  const everSet = own.length > 0;
  switch (asked.match) {
    case 0:
      return isSet;
    case 10:
      return !isSet;
    case 1:
      return everSet;
    case 11:
      return !everSet;
  }
}

/** 95, answered forms. */
export function meetsForm({ forms }: AudienceFriend, asked: Of<95>): boolean {
  const answered = forms.some(({ form_id, answered_on }) => {
    if (form_id !== asked.form_id) return false;
    return asked.use_date === 0 || isBetween(answered_on, asked.date_from, asked.date_to);
  });
  return asked.match === 0 ? answered : !answered;
}
