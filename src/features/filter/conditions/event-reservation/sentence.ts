import { isChosen } from "../../../choosing/index.js";
import type { Describe } from "../definition.js";
import { isOn } from "../parts/flag.js";
import { partWords } from "../parts/words.js";
import { type EventReservationCondition, partsOf } from "./event-reservation.js";
import { eventWords } from "./words.js";

/** "予約枠「説明会」のイベント予約が予約済み以外である". */
export const describeEventReservation: Describe<EventReservationCondition> = (condition, names, locale) => {
  const [words, parts] = [eventWords[locale], partWords[locale]];
  const { use_group = 0, event_slot_id: slot = null, event_slot_group_id: folder = null } = condition;
  const [reservation, except] = partsOf(condition.match);
  const say = except ? words.meetsNot : words.meets;
  return say(isOn(use_group) ? folderSaid() : slotSaid(), words.reservations[reservation]);

  function folderSaid() {
    return isChosen(folder) ? words.folder(names.groupName("slot", folder)) : parts.nothingChosen;
  }

  function slotSaid() {
    return isChosen(slot) ? parts.quoted(names.nameOf("slot", slot)) : parts.nothingChosen;
  }
};
