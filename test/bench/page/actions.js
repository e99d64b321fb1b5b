// What the contenders of `actions` are given: an action as servers store it, and a server for its lists.
(() => {
  const list = (length, make) => Array.from({ length }, (_, index) => make(index));

  /** Kinds as they are met: twenty after each other, and in the place of 0 a rarer one. */
  const pattern = [1, 12, 13, 1, 6, 1, 12, 13, 1, 5, 1, 12, 13, 6, 1, 12, 13, 6, 0, 1];
  /** Of those that may be there once no second. */
  const rare = [14, 15, 7, 16, 30, 31, 32, 50, 31, 32];
  const now = { delay_type: 0, delay_min: 0, delay_max: 0, delay_at: "12:00" };
  const delays = [
    now,
    now,
    { ...now, delay_type: 1, delay_min: 10, delay_max: 30 },
    { ...now, delay_type: 2, delay_at: "09:30" },
  ];

  /** The fields of each kind; `i` is the place of the effect. Nothing in them contradicts anything. */
  const fields = {
    1: (i) => ({ text: `${i + 1}通目のご案内です。ご来店をお待ちしております。`, ...delays[i % 4] }),
    12: (i) => ({ egg_id: i + 1, ...delays[(i + 1) % 4] }),
    13: (i) => ({
      remove: 0,
      use_group: 0,
      tag_ids: list(1 + (i % 3), (n) => i * 7 + n + 1),
      tag_group_id: null,
    }),
    6: (i) => ({
      var_id: i + 1,
      var_type: 0,
      operand: 1,
      valuetype: 1,
      fix_value: `値${i}`,
      min_value: 0,
      max_value: 0,
      dynamic_value: null,
    }),
    5: (i) => ({ group_id: i + 1, move: 1, date: i % 5, time: "10:00" }),
    14: (i) => ({ menu_id: i + 1 }),
    15: (i) => ({
      firetype: 0,
      episode_id: i + 1,
      goal_date_type: "specified",
      selectionType: 0,
      origin_date: "2099-04-01",
      origin_time: "10:00",
      var_id: null,
      cancel_type: 0,
      cancel_origin_date: null,
      cancel_origin_time: null,
    }),
    7: () => ({ notify: 2, user_rate: -10 }),
    16: () => ({ text: "担当者へ通知します。" }),
    30: () => ({}),
    31: (i) => ({ fire_type: "make", event_slot_id: i + 1, event_menu_id: null, num_of_takes: 1 }),
    32: (i) => ({
      common_var_id: i + 1,
      value_type: 1,
      operand: 2,
      fix_value: 1,
      min_value: 0,
      max_value: 0,
    }),
    50: (i) => ({ method: 0, journey_tags: [i + 1, i + 2] }),
  };

  /** One effect in ten runs for some friends only, by one of five saved filters. */
  const effect = (i) => {
    const type = pattern[i % 20] || rare[Math.floor(i / 20) % 10];
    return { type, ...fields[type](i), member_query_id: i % 10 === 7 ? 1 + ((i % 50) - 7) / 10 : null };
  };

  /** The lists, by the name of their kind on the wire. */
  const kinds = {
    egg: "テンプレート",
    tag: "タグ",
    varia: "友だち情報",
    scenario: "シナリオ",
    richmenu: "メニュー",
    episode: "リマインダ",
    slot: "予約枠",
    common_vars: "共通情報",
    journey_tag: "フェーズ",
    response_mark: "マーク",
  };

  function listOf(label, length) {
    const items = list(length, (i) => ({ id: i + 1, name: `${label} ${i + 1}`, group_id: null, type: 0 }));
    return JSON.stringify({
      items: Object.fromEntries(items.map((item) => [item.id, item])),
      groups: {},
      ids: items.map(({ id }) => id),
      group_ids: [],
      meta: {},
    });
  }

  /** The page's server, in the place of `fetch`. Its answers are texts that were made before. */
  function server(length) {
    const answers = Object.fromEntries(
      Object.entries(kinds).map(([kind, label]) => [
        `/api/v_resource/${kind}`,
        listOf(label, kind === "response_mark" ? 10 : length),
      ]),
    );
    for (let id = 1; id <= 5; id += 1) {
      const name = { type: 11, names: [`客${id}`], use_name: 1, use_short_name: 1, use_nickname: 1 };
      answers[`/api/funnel/data/${id}`] = JSON.stringify({ fid: id, inputs: [name] });
    }
    return async (address) => {
      const { pathname } = new URL(address.url ?? address, location.href);
      return new Response(answers[pathname] ?? "null", { headers: { "content-type": "application/json" } });
    };
  }

  Object.assign(globalThis.workloadData, {
    actions: (n) => list(n, effect),
    actionKinds: kinds,
    actionServer: server,
  });
})();
