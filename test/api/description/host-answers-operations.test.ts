import { describe, expect, it, test } from "vitest";
import { episodeDescriptions } from "../../../src/api/description/episodes.js";
import { journeyDescriptions } from "../../../src/api/description/journeys.js";
import { notificationChannelDescriptions } from "../../../src/api/description/notification-channels.js";
import { notificationDescriptions } from "../../../src/api/description/notifications.js";
import { openApiCodeDescriptions } from "../../../src/api/description/open-api-codes.js";
import { openApiTriggerDescriptions } from "../../../src/api/description/open-api-triggers.js";
import { channelKinds } from "../../../src/api/notifications.js";
import { episodes } from "../../host/api/episodes.js";
import { filters } from "../../host/api/filter-document.js";
import { journeys } from "../../host/api/journeys.js";
import { channels, notifications } from "../../host/api/notifications.js";
import { serviceCodes } from "../../host/api/open-api-codes.js";
import { openDescribedHost } from "./ask-host.js";

/* What the reference host answers of journeys, notifications, episodes and the open API is what the description asks for. */

const clock = () => new Date("2026-11-25T12:00:00+09:00");
const { store, ask } = openDescribedHost(clock);
const idsOf = (resource: Parameters<typeof store.list>[0]) => store.list(resource).map(({ id }) => id);
const isRead = ({ method }: { method: string }) => method === "GET";
const days = "start_date=2026-11-01&end_date=2026-11-25";
const fits = (status: number) => ({ status, problems: [] });

const reads: readonly string[] = [
  ...["/api/journeys", "/api/journey_groups", "/api/journey_tags"],
  ...idsOf(filters).map((id) => `/api/journey/member_queries/${id}/members?page=1&per_page=20`),
  ...store
    .list(journeys)
    .flatMap(({ id, value }) =>
      value.journey_kpis.map(
        ({ journey_tag_id }) =>
          `/api/journeys/${id}/journey_tags/${journey_tag_id}/members?page=1&per_page=20`,
      ),
    ),
  "/api/notifications/boilerplate",
  ...idsOf(notifications).map((id) => `/api/notifications/${id}`),
  ...["all", ...channelKinds].map((kind) => `/api/notification_channels/${kind}`),
  ...idsOf(episodes).map((id) => `/api/episodes/${id}?include_deleted=1`),
  "/api/open_api/service_codes",
  `/api/open_api/call_count_summary?${days}`,
  ...idsOf(serviceCodes).flatMap((id) =>
    ["page=1", "page=2&before_id=200"].map(
      (page) => `/api/open_api/service_codes/${id}/logs?${days}&${page}`,
    ),
  ),
  "/api/open_api/triggers",
];

describe("reads", () => {
  const asked = new Set<string>();

  it.each(reads)("%s", async (address) => {
    const { id, ...answer } = await ask("GET", address);
    asked.add(id);
    expect(answer).toMatchObject(fits(200));
  });

  test("are all of them", () => {
    const described = [
      ...[...journeyDescriptions, ...notificationDescriptions, ...notificationChannelDescriptions],
      ...[...episodeDescriptions, ...openApiCodeDescriptions, ...openApiTriggerDescriptions],
    ];
    expect([...asked].sort()).toEqual(
      described
        .filter(isRead)
        .map(({ id }) => id)
        .sort(),
    );
  });
});

describe("writes", () => {
  test("a notification is made and changed, and a channel deleted unless it is in use", async () => {
    const { body } = await ask("GET", "/api/notifications/boilerplate");
    const blank = body.data.notification as Record<string, unknown>;
    const made = await ask("POST", "/api/notifications", {
      ...{ ...blank, title: "予約" },
      condition: {
        member_query_id: null,
        model_funnel: { group: "salon", model: "salon", event: "salon_reserved", model_id: null },
        operator_role: [],
      },
      notification_channels: [{ id: 14, kind: "slack" }],
    });
    expect(made).toMatchObject(fits(200));
    const changed = await ask("POST", "/api/notifications", { ...made.body.data, title: "予約が入った" });
    expect(changed).toMatchObject({ ...fits(200), body: { data: { id: made.body.data.id } } });

    const [inUse, free] = [14, 22];
    expect(await ask("DELETE", `/api/notification_channels/${inUse}`)).toMatchObject({
      ...fits(422),
      body: { code: "in_use", used_by: [{ id: made.body.data.id, title: "予約が入った" }] },
    });
    expect(await ask("DELETE", `/api/notification_channels/${free}`)).toMatchObject(fits(204));
    expect(store.get(channels, free)).toBeUndefined();
  });

  test("a sequence is made, changed, started, put into its place and deleted", async () => {
    const made = await ask("POST", "/api/episodes", { name: "ご来店のお礼", type: 11, salon_id: 2 });
    expect(made).toMatchObject(fits(201));
    const { id, updated_at } = made.body.data;
    const steps = [
      {
        ...{ id: null, order: 1, timing_type: 0, direction: "after", days: 1, time: "10:00" },
        ...{ offset_min: null, member_query_id: null },
        content: { kind: "template", text: null, template_id: 401, action_id: null },
      },
    ];
    const base_updated_at = updated_at;
    const saved = await ask("POST", `/api/episodes/${id}/steps`, { steps, base_updated_at, name: "お礼" });
    expect(saved).toMatchObject({ ...fits(200), body: { data: { name: "お礼" } } });
    expect(await ask("POST", `/api/episodes/${id}/steps`, { steps, base_updated_at })).toMatchObject({
      ...fits(422),
      body: { code: "stale", current: saved.body.data },
    });
    expect(await ask("POST", `/api/episodes/${id}/activate`, {})).toMatchObject(fits(200));
    const place = "/api/line/slot_groups/2/salon?attr=follow_id";
    expect(await ask("PATCH", place, { value: id })).toMatchObject(fits(200));
    expect(await ask("PATCH", place, { value: null })).toMatchObject(fits(200));
    expect(await ask("DELETE", `/api/episodes/${id}`)).toMatchObject(fits(204));
    expect(await ask("GET", `/api/episodes/${id}?include_deleted=1`)).toMatchObject(fits(200));
  });

  test("a token is issued, shown and revoked, and kept by nobody", async () => {
    const issued = await ask("POST", "/api/open_api/issue_token", { open_api_code_id: 1 });
    const { token_key } = issued.body.data;
    const shown = await ask("POST", "/api/open_api/token/uncensored", { token_key });
    const revoked = await ask("POST", "/api/open_api/token/revoke", { token_key });
    for (const answer of [issued, shown, revoked]) {
      expect(answer).toMatchObject(fits(200));
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect(await ask("GET", "/api/open_api/service_codes")).toMatchObject(fits(200));
  });

  test("a trigger is made and changed, and its action made, changed, started and deleted", async () => {
    const context = {
      ...{ category: "open_api", open_api_trigger_id: null, event: "visit.booked", label: "来店" },
      params: { shop: { label: "店", type: "map", children: { code: { label: "番号", type: "number" } } } },
    };
    const made = await ask("POST", "/api/open_api/triggers", { trigger: { id: 0, name: "来店", context } });
    expect(made).toMatchObject(fits(201));
    const { id, updated_at: base_updated_at } = made.body.data;
    const { open_api_trigger_actions: _, ...trigger } = made.body.data;
    const whole = { trigger: { ...trigger, name: "来店した" }, base_updated_at };
    expect(await ask("PUT", `/api/open_api/triggers/${id}`, whole)).toMatchObject(fits(200));
    expect(await ask("PUT", `/api/open_api/triggers/${id}`, whole)).toMatchObject({
      ...fits(422),
      body: { code: "stale", current: { id, name: "来店した" } },
    });

    const actions = `/api/open_api/triggers/${id}/trigger_actions`;
    const body = { name: "お礼", trigger_id: id, action_id: 1, member_query_id: null, is_active: true };
    const added = await ask("POST", actions, body);
    expect(added).toMatchObject(fits(201));
    const own = `${actions}/${added.body.data.id}`;
    const off = { id: added.body.data.id, ...body, is_active: false };
    expect(await ask("PUT", own, off)).toMatchObject(fits(200));
    expect(await ask("PATCH", `${own}/state`, { state: 1 })).toMatchObject(fits(200));
    expect(await ask("DELETE", own)).toMatchObject(fits(204));
    expect(await ask("GET", "/api/open_api/triggers")).toMatchObject(fits(200));
  });

  test("a group, a phase and a journey are made, changed and deleted", async () => {
    for (const path of ["/api/journey_groups", "/api/journey_tags"]) {
      const made = await ask("POST", path, { name: "新しいもの" });
      expect(made).toMatchObject(fits(201));
      const own = `${path}/${made.body.data.id}`;
      expect(await ask("PATCH", `${own}/rename`, { name: "古いもの" })).toMatchObject(fits(200));
      expect(await ask("DELETE", own)).toMatchObject(fits(204));
    }
    const journey_kpis = [{ journey_tag_id: 1001, order: 1 }];
    const made = await ask("POST", "/api/journeys", { name: "新規", group_id: null, journey_kpis });
    expect(made).toMatchObject(fits(201));
    const own = `/api/journeys/${made.body.data.id}`;
    const base_updated_at = made.body.data.updated_at;
    const whole = { ...made.body.data, name: "新規のお客様", base_updated_at };
    expect(await ask("PUT", own, whole)).toMatchObject(fits(200));
    expect(await ask("PATCH", `${own}/fav`, { favorite: 1 })).toMatchObject(fits(200));
    expect(await ask("POST", `${own}/copy`, {})).toMatchObject(fits(201));
    expect(await ask("DELETE", own)).toMatchObject(fits(204));
  });
});
