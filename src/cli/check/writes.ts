import { dayFrom } from "./days.js";

/* What can be made for a check and taken away again. Whatever else is written would change what was there before. */

type Body = Readonly<Record<string, unknown>>;

export interface Written {
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  /** `{made}` is the record that was made; other pieces in braces are found like those of readings. */
  readonly path: string;
  /** From the record as it was made, the present, and the ids that stand in the path, in their order. */
  readonly body?: (made: Body, now: Date, ids: readonly number[]) => Body;
}

export interface Recipe {
  /** "a journey". */
  readonly what: string;
  readonly create: Written;
  /** Field of the id in the answer. Default: `id`. */
  readonly idField?: string;
  /** A field which may not be empty. */
  readonly needs?: string;
  /** Calls that change the record. `makesAnother`: the answer is a record that must be taken away too. */
  readonly changes: readonly (Written & { readonly makesAnother?: true })[];
  readonly remove: Written;
  /** Address at which it would still be seen. */
  readonly seenAt: (now: Date) => string;
  /** A server keeps it as deleted, since others name it. */
  readonly staysDeleted?: true;
}

export const madeName = "console-editors check";
const otherName = `${madeName} 2`;

const named = (): Body => ({ name: madeName });
const again = (made: Body): Body => ({ ...made, name: otherName, base_updated_at: made.updated_at });

/** Long after everything that is planned, in the night. */
const farAway = (now: Date): Body => ({ date: dayFrom(now, 300), from: "03:00", to: "03:30" });

const thatDay = (now: Date) => `from=${dayFrom(now, 300)}&to=${dayFrom(now, 300)}`;

const look = { color: "#3366cc", description: "", is_public: false };
const course = (): Body => ({ name: madeName, ...look, duration_min: 30, price: null });
const resource = (): Body => ({ name: madeName, ...look, capacity: 1, fee: null, icon_url: null });

function entry(what: string, path: string): Recipe {
  return {
    what,
    needs: "name",
    create: { method: "POST", path, body: named },
    changes: [{ method: "PATCH", path: `${path}/{made}/rename`, body: () => ({ name: otherName }) }],
    remove: { method: "DELETE", path: `${path}/{made}` },
    seenAt: () => path,
  };
}

function item(what: string, path: string, body: () => Body): Recipe {
  return {
    what,
    needs: "name",
    staysDeleted: true,
    create: { method: "POST", path, body },
    changes: [
      { method: "PATCH", path: `${path}/{made}?attr=name`, body: () => ({ value: otherName }) },
      {
        method: "PUT",
        path: `${path}/{made}`,
        body: ({ updated_at: _, ...made }) => ({ ...made, name: madeName }),
      },
    ],
    remove: { method: "DELETE", path: `${path}/{made}` },
    seenAt: () => `${path}/all`,
  };
}

const reservations = "/api/v2/salon/{salon}/reservations";
const reservation = (now: Date): Body => ({
  ...{ name: madeName, comment: "", contact_address: "", course_id: null, member_id: null },
  ...farAway(now),
  ...{ salon_resource_id: null, sub_resource_ids: [], resource_fee_is_charged: false },
  ...{ meta_data: "", status: "approved" },
});
const blocked = (now: Date): Body => ({
  ...farAway(now),
  ...{ salon_resource_id: null, memo: madeName, is_confirmed: true },
});
const shifts = "/api/salon/{salon}/resources/{resource}/time_shifts";
const shift = (now: Date): Body => {
  const { date, ...times } = farAway(now);
  return { start_date: date, repeat: "none", ...times, description: madeName, expired_at: null };
};
const triggerActions = "/api/open_api/triggers/{trigger}/trigger_actions";
const triggerAction = (trigger: number | undefined): Body => ({
  ...{ name: madeName, trigger_id: trigger ?? 0 },
  ...{ action_id: null, member_query_id: null, is_active: false },
});

export const recipes: readonly Recipe[] = [
  {
    what: "a journey",
    needs: "name",
    create: {
      method: "POST",
      path: "/api/journeys",
      body: () => ({ ...named(), group_id: null, journey_kpis: [] }),
    },
    changes: [
      { method: "PUT", path: "/api/journeys/{made}", body: again },
      { method: "PATCH", path: "/api/journeys/{made}/fav", body: () => ({ favorite: 0 }) },
      { method: "POST", path: "/api/journeys/{made}/copy", body: () => ({}), makesAnother: true },
      {
        method: "POST",
        path: "/api/journeys/mv_group",
        body: ({ id }) => ({ group_id: null, ids: [id] }),
      },
    ],
    remove: { method: "DELETE", path: "/api/journeys/{made}" },
    seenAt: () => "/api/journeys",
  },
  entry("a group of journeys", "/api/journey_groups"),
  entry("a phase of journeys", "/api/journey_tags"),
  {
    what: "a reservation",
    create: { method: "POST", path: `${reservations}?force=1`, body: (_, now) => reservation(now) },
    changes: [
      {
        method: "PATCH",
        path: `${reservations}?attr=memo`,
        body: ({ id }) => ({ id, value: madeName }),
      },
      {
        method: "PUT",
        path: `${reservations}?force=1`,
        body: ({ id }, now) => ({ id, ...reservation(now), name: otherName }),
      },
    ],
    remove: { method: "DELETE", path: "/api/salon/{salon}/reservations/{made}" },
    seenAt: (now) => `/api/salon/{salon}/reservations?${thatDay(now)}`,
  },
  {
    what: "blocked time",
    create: { method: "POST", path: "/api/v2/salon/{salon}/block_times", body: (_, now) => blocked(now) },
    changes: [
      {
        method: "PUT",
        path: "/api/v2/salon/{salon}/block_times/{made}",
        body: (_, now) => ({ ...blocked(now), to: "03:45" }),
      },
    ],
    remove: { method: "DELETE", path: "/api/salon/{salon}/block_times/{made}" },
    seenAt: (now) => `/api/salon/{salon}/reservations?${thatDay(now)}&with_blocked=1`,
  },
  {
    what: "a shift",
    idField: "master_id",
    create: { method: "POST", path: shifts, body: (_, now) => shift(now) },
    changes: [
      {
        method: "PUT",
        path: `${shifts}/{made}`,
        body: (_, now) => ({
          ...{ patch_type: "permanently", date: farAway(now).date, self_id: null },
          ...{ ...shift(now), to: "03:45" },
        }),
      },
    ],
    remove: { method: "DELETE", path: `${shifts}/{made}/permanently` },
    seenAt: (now) => `/api/salon/{salon}/time_shifts?${thatDay(now)}`,
  },
  item("a course", "/api/salon/{salon}/courses", course),
  item("a resource", "/api/salon/{salon}/resources", resource),
  {
    what: "a link to book by",
    create: {
      method: "POST",
      path: "/api/v2/salon/{salon}/salon_urls",
      body: () => ({ ...named(), course_id: null, salon_resource_id: null, expires_at: null }),
    },
    changes: [],
    remove: { method: "DELETE", path: "/api/v2/salon/{salon}/salon_urls/{made}" },
    seenAt: () => "/api/salon/{salon}/salon_urls",
  },
  {
    what: "a sequence",
    staysDeleted: true,
    needs: "name",
    create: { method: "POST", path: "/api/episodes", body: () => ({ ...named(), type: 10 }) },
    changes: [{ method: "POST", path: "/api/episodes/{made}/steps", body: () => ({ steps: [] }) }],
    remove: { method: "DELETE", path: "/api/episodes/{made}" },
    seenAt: () => "/api/episodes/{made}?include_deleted=1",
  },
  {
    what: "an action of a trigger",
    needs: "name",
    create: { method: "POST", path: triggerActions, body: (_, __, [trigger]) => triggerAction(trigger) },
    changes: [
      {
        method: "PUT",
        path: `${triggerActions}/{made}`,
        body: ({ id }, _, [trigger]) => ({ id, ...triggerAction(trigger), name: otherName }),
      },
      { method: "PATCH", path: `${triggerActions}/{made}/state`, body: () => ({ state: 0 }) },
    ],
    remove: { method: "DELETE", path: `${triggerActions}/{made}` },
    seenAt: () => "/api/open_api/triggers",
  },
];
