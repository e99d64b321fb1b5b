// What the contenders of `notification`, `episode`, `journey` and `open-api` are given: a document or lists, and a server for them.
(() => {
  const list = (length, make) => Array.from({ length }, (_, at) => make(at));
  const time = (minutes) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const kinds = ["messaging_api", "mail", "slack", "chatwork", "firebase_cloud_messaging"];
  const answerBy = (answers) => async (address) => {
    const { pathname } = new URL(address.url ?? address, location.href);
    const found = Object.entries(answers).find(([path]) => pathname.endsWith(path));
    return new Response(found?.[1] ?? "null", { headers: { "content-type": "application/json" } });
  };
  const items = (label, length) =>
    JSON.stringify({
      items: Object.fromEntries(
        list(length, (at) => [at + 1, { id: at + 1, name: `${label} ${at + 1}`, group_id: null }]),
      ),
      groups: {},
      ids: list(length, (at) => at + 1),
      group_ids: [],
      meta: {},
    });

  Object.assign(globalThis.workloadData, {
    notification: ({ channels, hours }) => ({
      channels: list(channels, (at) => ({
        ...{ id: at + 1, kind: kinds[at % 5], name: `店舗 ${at + 1}`, detail_masked: `****${at}` },
        ...{ is_active: true, is_deprecated: false, last_result: null, used_by: [] },
      })),
      notification: {
        ...{ id: 1, title: "予約", use_notify: true },
        condition: {
          member_query_id: null,
          model_funnel: { group: "message", model: "message", event: "message_received", model_id: null },
          operator_role: [],
        },
        notification_channels: [{ id: 1, kind: "messaging_api" }],
        schedule: { mode: "window", timezone: "Asia/Tokyo" },
        timings: list(hours, (at) => {
          const from = Math.floor(at / 7) * 90;
          return { weekdays: [at % 7], from: time(from), to: time(from + 45) };
        }),
      },
    }),
    notificationServer: (channels) =>
      answerBy({
        "/notifications/boilerplate": JSON.stringify({
          data: { notification: null, events: [], operator_roles: [] },
        }),
        "/notification_channels/all": JSON.stringify({ data: channels }),
      }),
    episode: (n) => ({
      ...{
        id: 1,
        name: "ご案内",
        type: 11,
        is_active: false,
        activated_at: null,
        deleted_at: null,
        salon_id: 1,
      },
      steps: list(n, (at) => {
        const kind = ["text", "template", "action"][at % 3];
        return {
          ...{ id: at + 1, order: at + 1, timing_type: 0, direction: "after", days: at, time: "10:00" },
          offset_min: null,
          content: {
            kind,
            text: kind === "text" ? `${at + 1}通目のご案内です。` : null,
            template_id: kind === "template" ? at + 1 : null,
            action_id: kind === "action" ? at + 1 : null,
          },
          member_query_id: null,
        };
      }),
    }),
    reservations: (length) =>
      list(length, (at) => ({
        ...{ id: at + 1, name: `客 ${at + 1}`, date: `2026-12-${String((at % 28) + 1).padStart(2, "0")}` },
        ...{ from: "15:00", to: "16:00" },
      })),
    journeyLists: ({ n, groups }) => ({
      journeys: list(n, (at) => ({
        ...{ id: at + 1, name: `来店までの道のり ${at + 1}`, group_id: Math.floor(at / (n / groups)) + 1 },
        ...{ order: (at % (n / groups)) + 1, favorite: at % 7 === 0 ? 1 : 0, favorite_order: at + 1 },
        journey_kpis: list(4, (step) => ({ journey_tag_id: ((at + step) % 1000) + 1, order: step + 1 })),
        ...{ member_query_id: null, member_count: at, updated_at: "2026-11-20T10:00:00+09:00" },
      })),
      groups: list(groups, (at) => ({
        id: at + 1,
        name: `グループ ${at + 1}`,
        order: at + 1,
        item_count: 0,
      })),
      phases: list(1000, (at) => ({ id: at + 1, name: `フェーズ ${at + 1}`, order: at + 1, used_count: 4 })),
    }),
    journeyServer: (given) => {
      const { journeys, groups, phases } = globalThis.workloadData.journeyLists(given);
      return answerBy({
        "/api/journeys": JSON.stringify({ data: journeys }),
        "/api/journey_groups": JSON.stringify({ data: groups }),
        "/api/journey_tags": JSON.stringify({ data: phases }),
        "/api/journeys/sort": JSON.stringify({ data: [] }),
      });
    },
    // Every code calls every day. Peers read by `read`, ours by `fetch`, both what the same server says.
    openApiData: ({ codes }) => {
      const dayLength = 86_400_000;
      const today = Math.floor((Date.now() + 9 * 3_600_000) / dayLength) * dayLength;
      const dayBefore = (days) => new Date(today - days * dayLength).toISOString().slice(0, 10);
      const countOf = (code, before) => 10 + ((code * 7 + before * 13) % 90);
      const serviceCodes = list(codes, (at) => ({ id: at + 1, name: `連携 ${at + 1}`, tokens: [] }));
      const period = (days) => list(days, (at) => days - 1 - at);
      const rowsOf = (days) =>
        period(days).flatMap((before) =>
          serviceCodes.map(({ id }) => ({
            date: dayBefore(before),
            open_api_code_id: id,
            total_count: countOf(id, before),
          })),
        );
      const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;
      const whole = (body) =>
        new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } });
      const answer = (data) => whole({ data });
      const keys = (label) => Object.fromEntries(list(500, (at) => [`key_${at}`, label(at)]));
      const trigger = {
        ...{ id: 1, name: "注文", open_api_trigger_actions: [], updated_at: "2026-11-20T10:00:00+09:00" },
        context: {
          ...{ category: "open_api", open_api_trigger_id: 1, event: "order.created", label: "注文" },
          params: keys((at) => ({ label: `値 ${at}`, type: "string" })),
        },
      };
      const logPage = (page) => ({
        data: list(50, (at) => ({
          ...{ id: 20_000 - (page - 1) * 50 - at, requested_at: new Date(today).toISOString() },
          ...{ method: "POST", path: `/orders/${page}/${at}`, status_code: 200, duration_ms: at },
          ...{ trigger_id: 1, request_bytes: 10, error_message: null, request_id: `r${page}-${at}` },
        })),
        pagination: { current_page: page, last_page: 400, per_page: 50, total: 20_000 },
      });
      return {
        sample: JSON.stringify(keys((at) => at)),
        ...{ today: dayBefore(0), yearAgo: dayBefore(365), rowsOf },
        fetch: async (address) => {
          const { pathname, searchParams } = new URL(address.url ?? address, location.href);
          if (pathname.endsWith("/service_codes")) return answer(serviceCodes);
          if (pathname.endsWith("/open_api/triggers")) return answer([trigger]);
          if (pathname.endsWith("/logs")) return whole(logPage(Number(searchParams.get("page"))));
          if (!pathname.endsWith("/call_count_summary")) return answer([]);
          return answer(rowsOf(daysBetween(searchParams.get("start_date"), searchParams.get("end_date"))));
        },
        totalOf: (days) => rowsOf(days).reduce((sum, { total_count }) => sum + total_count, 0),
        read: async (days) => {
          const rows = JSON.parse(JSON.stringify(rowsOf(days)));
          const byDay = new Map(period(days).map((before, at) => [dayBefore(before), at]));
          const counts = serviceCodes.map(() => new Array(days).fill(0));
          for (const { date, open_api_code_id, total_count } of rows)
            counts[open_api_code_id - 1][byDay.get(date)] += total_count;
          return { codes: serviceCodes, rows: counts, names: [...byDay.keys()] };
        },
        sum: ({ rows }, hidden) =>
          rows.reduce(
            (sum, counts, at) => (hidden.has(at) ? sum : counts.reduce((all, count) => all + count, sum)),
            0,
          ),
      };
    },
    episodeServer: () =>
      answerBy({
        "/v_resource/egg": items("テンプレート", 500),
        "/v_resource/action": items("アクション", 500),
      }),
  });
})();
