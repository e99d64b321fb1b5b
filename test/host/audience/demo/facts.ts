import type { Friend } from "../../api/friends.js";
import type { Random } from "../../large/random.js";
import { nicknames } from "../../large/words.js";
import { dayOf, moved } from "../days.js";
import type { AudienceFriend, CalendarReservation } from "../friends.js";
import { externalValues, landings, phases, scenarios } from "./history.js";
import { memos, ranks, statusMessages, treatments } from "./words.js";

/** What friends' facts are drawn from besides chance. */
export interface FactSources {
  /** The day up to which things have happened. */
  readonly today: string;
  /** Choices of the stylist variable. */
  readonly stylists: readonly { readonly id: number; readonly value: string }[];
  readonly resources: readonly { readonly id: number; readonly salon_id: number }[];
  readonly courses: readonly { readonly id: number; readonly salon_id: number }[];
  /** Reservations the salon already knows of. */
  reservationsOf(friendId: number): readonly CalendarReservation[];
}

/**
 * All that filters ask about a friend, believable and in keeping with what the operators' list says of him: tags, mark,
 * menu, visits, rank, forms and last message are the same there.
 */
export function factsOf(friend: Friend, random: Random, sources: FactSources): AudienceFriend {
  const { id, name } = friend;
  const { today } = sources;
  const ago = (least: number, most: number) => moved(today, -random.whole(least, most), "day");
  const visits = Number(friend.target_vars.find(({ var_id }) => var_id === 202)?.value ?? 0);
  const registered_on = ago(1, 1200);
  const lastReaction = friend.last_message_at && dayOf(new Date(friend.last_message_at));
  const has_sent_message = lastReaction !== null && random.often(70);
  const is_on_chat = !random.often(3);
  const address = is_on_chat && random.often(45) ? "" : addressOf(random, id);
  return {
    id,
    name,
    short_name: name.split(/[ 　]/)[0] ?? name,
    nickname: random.often(30) ? random.pick(nicknames) : "",
    memos: random.some(memos, random.pick([0, 0, 0, 1, 1, 2])),
    status_message: random.often(40) ? random.pick(statusMessages) : "",
    registered_on,
    is_blocked: random.often(6),
    is_hidden: friend.hide === 1,
    mark: friend.notify,
    tag_ids: friend.tags.map((tag) => tag.id),
    variables: variablesOf(friend, visits, random, sources),
    scenarios: scenarios(random, visits),
    event_reservations: random
      .some([801, 802, 803, 804], random.pick([0, 0, 0, 1, 1, 2]))
      .map((slot_id) => ({ slot_id, status: random.pick([1, 1, 1, 2, 3, 4] as const) })),
    reservations: [...sources.reservationsOf(id), ...reservationsOf(visits, random, sources)],
    tracker_ids: random.some([1101, 1102, 1103, 1104, 1105], random.pick([0, 0, 1, 1, 2, 3])),
    landings: landings(random, registered_on, today),
    reminders: random.some([701, 702, 703, 704], random.pick([0, 0, 1, 1, 2])).map((episode_id) => {
      const origin_date = moved(today, random.whole(-120, 60), "day");
      const is_current = origin_date >= today && !random.often(10);
      return { episode_id, is_current, origin_date, origin_time: random.pick(["10:00", "10:00", "18:30"]) };
    }),
    richmenu_id: friend.richmenu?.id ?? null,
    forms: [
      ...friend.user_forms.map((form) => ({
        form_id: form.id,
        answered_on: dayOf(new Date(form.answered_at)),
      })),
      ...random
        .some([1302, 1303, 1304], random.pick([0, 0, 0, 1, 2]))
        .map((form_id) => ({ form_id, answered_on: ago(1, 400) })),
    ],
    mail: { address, status: address === "" ? 3 : random.pick([1, 1, 1, 1, 2, 4, 5] as const) },
    is_on_chat,
    last_reaction_on: lastReaction,
    has_sent_message,
    has_pressed_button: lastReaction !== null && (!has_sent_message || random.often(40)),
    phase_ids: phases(random, visits),
    external_values: externalValues(random, today),
  };
}

function addressOf(random: Random, id: number): string {
  if (random.often(2)) return random.pick(["a@example.com", "b@example.com", "Ａ.Sato@example.com"]);
  return `friend${id}@${random.pick(["example.com", "example.jp", "mail.example.net"])}`;
}

function variablesOf(
  friend: Friend,
  visits: number,
  random: Random,
  { today, stylists }: FactSources,
): AudienceFriend["variables"] {
  const values: AudienceFriend["variables"] = [{ var_id: 202, value: String(visits) }];
  const rank = friend.target_vars.find(({ var_id }) => var_id === 201)?.value;
  if (rank !== undefined || random.often(40)) values.push({ var_id: 201, value: rank ?? random.pick(ranks) });
  if (random.often(55)) values.push({ var_id: 203, value: moved(today, random.whole(-400, 120), "day") });
  if (random.often(65) && stylists.length > 0) {
    const { id, value } = random.pick(stylists);
    values.push({ var_id: 204, value: String(id), label: value });
  }
  if (random.often(30)) values.push({ var_id: 205, value: random.pick(treatments) });
  if (random.often(8)) values.push({ var_id: 206, value: `/public/media/photo-${random.whole(1, 3)}.svg` });
  if (random.often(70)) values.push({ var_id: 208, value: `M${String(friend.id).padStart(6, "0")}` });
  if (random.often(75))
    values.push({ var_id: 209, value: moved(today, -random.whole(18 * 365, 70 * 365), "day") });
  return values;
}

/** A few of the visits, and what is still to come. */
function reservationsOf(
  visits: number,
  random: Random,
  { today, resources, courses }: FactSources,
): CalendarReservation[] {
  const count = Math.min(visits, random.pick([0, 0, 1, 2, 3]));
  return Array.from({ length: count }, () => {
    const salon_id = random.pick([1, 1, 1, 2, 2, 3]);
    const ofSalon = <T extends { salon_id: number; id: number }>(all: readonly T[]) => {
      const own = all.filter((each) => each.salon_id === salon_id).slice(0, 4);
      return own.length === 0 ? null : random.pick(own).id;
    };
    return {
      salon_id,
      date: moved(today, random.whole(-300, 60), "day"),
      resource_id: random.often(15) ? null : ofSalon(resources),
      course_id: ofSalon(courses),
      status: random.pick([
        "approved",
        "approved",
        "approved",
        "canceled",
        "pending",
        "denied",
        "edit_pending",
        "cancel_pending",
      ] as const),
    };
  });
}
