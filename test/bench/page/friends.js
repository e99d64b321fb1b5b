// What the contenders of `friends` and `friend-fields` are given: friends as servers send them, what is known of one, and their server.
(() => {
  const list = (length, make) => Array.from({ length }, (_, index) => make(index));
  const families = "佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木".split(" ");
  const names = "陽葵 蓮 結菜 湊 凛 颯真 紬 悠真 芽依 大和 さくら".split(" ");
  const texts = [
    "明日の14時に伺います。よろしくお願いいたします。",
    "予約の変更はできますか。",
    "ありがとうございました！",
    "駐車場はありますか。二台で伺うかもしれません。",
    null,
  ];

  /** Friend `at`, from 0; ids begin at 1. */
  const friend = (at) => ({
    id: at + 1,
    name: `${families[at % 13]} ${names[(at * 7) % 11]} ${at + 1}`,
    icon_url: null,
    richmenu: at % 3 ? null : { id: 1, name: "春のメニュー" },
    target_vars: [{ id: 1, name: "会員ランク", value: ["ゴールド", "シルバー"][at % 2] }],
    user_forms: at % 4 ? [] : [{ id: 1, name: "初回アンケート" }],
    hide: at % 20 === 7 ? 1 : 0,
    notify: at % 6 === 1 ? 1 : 0,
    tags: [],
    last_message_at: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    last_message_text: texts[at % 5],
  });

  const answer = (data, status = 200) =>
    new Response(JSON.stringify(data), { status, headers: { "content-type": "application/json" } });

  /** The page's server, in the place of `fetch`: friends by pages, searched by name, and what is known of one. */
  function friendServer(n) {
    const friends = list(n, friend);
    return async (address) => {
      const { pathname, searchParams } = new URL(address.url ?? address, location.href);
      if (pathname.endsWith("/permission_list")) return answer({ data: { permissions: ["member.read"] } });
      if (pathname.endsWith("/allow_members")) {
        const name = searchParams.get("name") ?? "";
        const found = name === "" ? friends : friends.filter((each) => each.name.includes(name));
        const page = Number(searchParams.get("page"));
        const size = Number(searchParams.get("per_page"));
        const last_page = Math.ceil(found.length / size);
        return answer({
          data: found.slice((page - 1) * size, page * size),
          pagination: { current_page: page, last_page, per_page: size, total: found.length },
        });
      }
      const [, id] = /\/allow_members\/(\d+)$/.exec(pathname) ?? [];
      if (id) return answer({ data: friends[id - 1] });
      if (pathname.includes("/member/tag/"))
        return answer({ member_id: 1, tag_ids: [1, 2], updated_at: null });
      if (pathname.endsWith("/v_resource/tag")) return answer(H.data.source(20));
      return answer({ message: "not here" }, 404);
    };
  }

  /** The types of variables on the wire, in turn: one line, number, text, image, PDF, choice, day. */
  const types = [0, 1, 2, 10, 13, 20, 30];
  const valueAt = (at) =>
    ({
      0: `値 ${at}`,
      1: at * 3,
      2: `一行目 ${at}\n二行目`,
      10: `/images/photo-${at}.png`,
      13: `/files/sheet-${at}.pdf`,
      20: 1 + (at % 20),
      30: `2026-12-${String(1 + (at % 28)).padStart(2, "0")}`,
    })[types[at % 7]];

  /** Fields of the seven types with a value each; `choices` are those of every select. */
  const friendFields = (n) => ({
    fields: list(n, (at) => ({
      id: at + 1,
      name: `項目 ${at + 1}`,
      type: types[at % 7],
      value: valueAt(at),
    })),
    choices: list(20, (at) => ({ id: at + 1, value: `選択肢 ${at + 1}`, color: null })),
  });

  /** The same from a server. */
  function fieldServer({ fields, choices }) {
    const items = fields.map(({ id, name, type }) => ({ id, name, type, group_id: null }));
    const source = {
      items: Object.fromEntries(items.map((item) => [item.id, item])),
      groups: {},
      ids: items.map(({ id }) => id),
      group_ids: [],
      meta: {},
    };
    const vals = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
    return async (address) => {
      const { pathname } = new URL(address.url ?? address, location.href);
      if (pathname.includes("/member/var/")) return answer({ member_id: 1, vals, metas: {} });
      if (pathname.includes("/var/choice/")) return answer(choices);
      if (pathname.endsWith("/v_resource/varia")) return answer(source);
      return answer({ message: "not here" }, 404);
    };
  }

  Object.assign(globalThis.workloadData, { friend, friendServer, friendFields, fieldServer });
})();
