import { type Compile, exceptIf, friendsWith, isId } from "../query.js";

/** What is added to a status to mean everybody except who has it (actions-and-filters §3). */
const EXCEPT = 10;

export const byEventReservation: Compile = ({ use_group, event_slot_id, event_slot_group_id, match }) => {
  const target = use_group === 1 ? event_slot_group_id : event_slot_id;
  if (!isId(target) || typeof match !== "number") return undefined;
  const slots =
    use_group === 1
      ? "slot_id IN (SELECT id FROM documents WHERE resource = 'slot_item' AND json_extract(body, '$.group_id') = ?)"
      : "slot_id = ?";
  const rows = friendsWith("friend_event_reservation", `${slots} AND status = ?`, target, match % EXCEPT);
  return exceptIf(match > EXCEPT, rows);
};
