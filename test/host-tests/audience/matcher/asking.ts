import type { AudienceFriend } from "../../../host/audience/friends.js";
import type { Account } from "./account.js";
import { meetsCalendar } from "./calendar.js";
import type { PlainCondition } from "./condition.js";
import { dateTest } from "./dates.js";
import { isBetween } from "./days.js";
import {
  meetsForm,
  meetsLandingDetail,
  meetsLandings,
  meetsReminder,
  meetsScenario,
  meetsSeveral,
} from "./history.js";
import { containsAny, valueTest, wordsIn } from "./texts.js";

/** Whether a friend meets a condition. */
export type Test = (friend: AudienceFriend) => boolean;

/** What a condition asks of a friend, row by row of the README's table. Null: it is left out. */
export function testOf(condition: PlainCondition, account: Account): Test | null {
  switch (condition.type) {
    case 11: {
      const { use_name, use_short_name, use_nickname } = condition;
      const words = wordsIn(condition.names);
      if (words.length === 0 || (use_name === 0 && use_short_name === 0 && use_nickname === 0)) return null;
      return ({ name, short_name, nickname }) =>
        (use_name === 1 && containsAny(name, words)) ||
        (use_short_name === 1 && containsAny(short_name, words)) ||
        (use_nickname === 1 && containsAny(nickname, words));
    }
    case 20: {
      const words = wordsIn(condition.memos);
      if (words.length === 0) return null;
      return ({ memos }) => memos.some((memo) => containsAny(memo, words));
    }
    case 25: {
      const words = wordsIn([condition.status]);
      if (words.length === 0) return null;
      return ({ status_message }) => containsAny(status_message, words);
    }
    case 30: {
      const { date_from, date_to } = condition;
      if (date_from === null && date_to === null) return null;
      return ({ registered_on }) => isBetween(registered_on, date_from, date_to);
    }
    case 106: {
      const { date_from, date_to } = condition;
      if (date_from === null && date_to === null) return null;
      return ({ last_reaction_on }) =>
        last_reaction_on !== null && isBetween(last_reaction_on, date_from, date_to);
    }
    case 50:
      if (condition.notify.length === 0) return null;
      return ({ mark }) => condition.notify.includes(mark);
    case 60: {
      const { use_group, tag_ids, tag_group_id, tag_or } = condition;
      if (use_group === 0) {
        return tag_ids.length === 0 ? null : (friend) => meetsSeveral(friend.tag_ids, tag_ids, tag_or);
      }
      if (tag_group_id === null) return null;
      const inFolder = account.tagsIn(tag_group_id);
      return (friend) => meetsSeveral(friend.tag_ids, inFolder, tag_or);
    }
    case 75: {
      const { var_id, match, query } = condition;
      if (var_id === null) return null;
      const textsOf = ({ variables }: AudienceFriend) =>
        variables
          .filter((variable) => variable.var_id === var_id)
          .flatMap(({ value, label }) => (label === undefined ? [value] : [value, label]));
      if (match === 20 || match === 30 || match === 31) {
        const test = dateTest(match, condition, account.today);
        return test && ((friend) => textsOf(friend).some(test));
      }
      const test = valueTest(match, query);
      return test && ((friend) => test(textsOf(friend)));
    }
    case 41:
      return condition.group_id === null ? null : (friend) => meetsScenario(friend, condition);
    case 65: {
      const { use_group, event_slot_id, event_slot_group_id, match } = condition;
      if ((use_group === 0 ? event_slot_id : event_slot_group_id) === null) return null;
      const slots = use_group === 0 ? [event_slot_id] : account.slotsIn(event_slot_group_id as number);
      const status = match > 10 ? match - 10 : match;
      return ({ event_reservations }) => {
        const has = event_reservations.some((one) => slots.includes(one.slot_id) && one.status === status);
        return match > 10 ? !has : has;
      };
    }
    case 67:
      return condition.salonIds.length === 0 ? null : (friend) => meetsCalendar(friend, condition, account);
    case 77: {
      const { common_var_id, match, query } = condition;
      if (common_var_id === null || query === null) return null;
      const number = account.commonNumber(common_var_id);
      if (number === undefined) return () => false;
      const met = {
        10: number === query,
        11: number >= query,
        12: number > query,
        13: number <= query,
        14: number < query,
      }[match];
      return () => met;
    }
    case 80: {
      const { tracker_ids, tracker_or } = condition;
      if (tracker_ids.length === 0) return null;
      return (friend) => meetsSeveral(friend.tracker_ids, tracker_ids, tracker_or);
    }
    case 85:
      return condition.landing_ids.length === 0 ? null : (friend) => meetsLandings(friend, condition);
    case 86:
      return condition.landing_id === null ? null : (friend) => meetsLandingDetail(friend, condition);
    case 90:
      return condition.episode_id === null ? null : (friend) => meetsReminder(friend, condition);
    case 93: {
      const { match, richmenu_id: asked } = condition;
      if (match === 2) return ({ richmenu_id }) => richmenu_id !== null;
      if (match === 12) return ({ richmenu_id }) => richmenu_id === null;
      if (asked === null) return null;
      return ({ richmenu_id }) => (match === 0 ? richmenu_id === asked : richmenu_id !== asked);
    }
    case 95:
      return condition.form_id === null ? null : (friend) => meetsForm(friend, condition);
    case 15: {
      const { mail_status } = condition;
      const words = wordsIn(condition.qs);
      if (words.length === 0 && mail_status === 0) return null;
      return ({ mail }) =>
        (words.length === 0 || containsAny(mail.address, words)) &&
        (mail_status === 0 || mail.status === mail_status);
    }
    case 110: {
      const { has_response, has_type } = condition;
      if (has_response === 0 && has_type === 0) return null;
      return (friend) => responded(friend, has_response) && isReachable(friend, has_type);
    }
    case 70: {
      const { journey_tag_id: phase, condition: code } = condition;
      if (phase === null) return null;
      return ({ phase_ids }) => phase_ids.includes(phase) === (code === 5);
    }
    case 115: {
      const { event, key } = condition.context;
      if (event === null || event === "" || key === null || key === "") return null;
      const test = valueTest(condition.match, condition.query);
      if (test === null) return null;
      return ({ external_values }) =>
        test(
          external_values.filter((one) => one.event === event && one.key === key).map(({ value }) => value),
        );
    }
  }
}

function responded(friend: AudienceFriend, code: 0 | 1 | 10 | 11 | 12): boolean {
  const { last_reaction_on, has_sent_message, has_pressed_button } = friend;
  switch (code) {
    case 0:
      return true;
    case 1:
      return last_reaction_on !== null;
    case 10:
      return last_reaction_on === null;
    case 12:
      return has_sent_message;
    case 11:
      return has_pressed_button && !has_sent_message;
  }
}

function isReachable({ is_on_chat, mail }: AudienceFriend, code: 0 | 1 | 2 | 11 | 12): boolean {
  const hasAddress = mail.address !== "";
  switch (code) {
    case 0:
      return true;
    case 1:
      return is_on_chat;
    case 11:
      return is_on_chat && !hasAddress;
    case 2:
      return hasAddress;
    case 12:
      return hasAddress && !is_on_chat;
  }
}
