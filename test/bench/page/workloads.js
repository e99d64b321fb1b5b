// What the contenders are given: made up, the same in every run, made before memory is first measured.
(() => {
  let seed = 1;
  function random() {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  }

  const list = (length, make) => Array.from({ length }, (_, index) => make(index));
  const twoDigits = (number) => String(number).padStart(2, "0");
  /** Joined strings become flat on their way through, so that reading them later does not change the heap. */
  const flat = (value) => JSON.parse(JSON.stringify(value));

  // Filter: three kinds of fields, every select with 200 options.
  const kinds = ["select", "multi", "text"];
  const kindLabels = { select: "属性", multi: "タグ", text: "自由入力" };
  const choices = (n) => list(n, (i) => ({ value: `o${i}`, label: `選択肢 ${i}` }));
  const options = choices(200);
  const fields = kinds.flatMap((kind) =>
    list(4, (i) => ({ id: kind + i, label: kindLabels[kind] + i, kind })),
  );
  const valueFor = {
    text: (i) => `テキスト${i}`,
    select: (i) => `o${(i * 7) % 200}`,
    multi: (i) => [`o${(i * 3) % 200}`, `o${(i * 5 + 1) % 200}`, `o${(i * 11 + 2) % 200}`],
  };
  const conditions = (n) =>
    list(n, (i) => {
      const kind = kinds[i % 3];
      return { id: `c${i}`, kind, field: kind + (Math.floor(i / 3) % 4), value: valueFor[kind](i) };
    });
  /** Or-panels of four conditions, all with something to choose from. */
  const panels = (n) =>
    list(n, (p) =>
      list(4, (i) => {
        const kind = kinds[i % 2];
        return { id: `p${p}-${i}`, kind, field: kind + i, value: valueFor[kind](p * 4 + i) };
      }),
    );

  // Picker: shops, a few of each prefecture.
  const prefectures =
    "北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 神奈川 東京 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知 三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄".split(
      " ",
    );
  const menus = "カット カラー パーマ トリートメント ヘッドスパ 縮毛矯正 まつげエクステ ネイル".split(" ");
  const items = (n) =>
    flat(
      list(n, (i) => ({
        value: `i${i}`,
        label: `${prefectures[(i * 7) % 47]}店 ${menus[(i * 3) % 8]} ${i}`,
      })),
    );

  /** The same items in the shape in which servers send them to ours. */
  const source = (n) => {
    const given = items(n).map(({ label }, i) => ({ id: i + 1, name: label, group_id: null }));
    const ids = given.map(({ id }) => id);
    return {
      items: Object.fromEntries(given.map((item) => [item.id, item])),
      groups: {},
      ids,
      group_ids: [],
      meta: {},
    };
  };

  // Timeline: messages of 2 to 60 words, most of them short.
  const words =
    "こんにちは 本日のご予約 ありがとうございます キャンペーン 友だち限定 クーポン 営業時間 変更 ご案内 お問い合わせ 写真 確認しました 明日 14時 よろしくお願いいたします".split(
      " ",
    );
  const messages = (n, firstId = 0, from = 42) => {
    seed = from;
    return flat(
      list(n, (i) => {
        const id = firstId + i;
        const length = 2 + Math.floor(random() * random() * 60);
        const text = list(length, () => words[Math.floor(random() * words.length)]).join("");
        return { id, name: `顧客${(id + 100_000) % 97}`, time: `10:${twoDigits((id + 100_000) % 60)}`, text };
      }),
    );
  };

  // Schedule: one day, reservations of 30 or 45 minutes for every person, which begin evenly in the ten hours from nine.
  const day = "2030-05-13";
  const clock = (minutes) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  const schedule = (people, per) => {
    seed = 7;
    const resources = list(people, (i) => ({ id: `r${i}`, title: `スタッフ ${i}` }));
    const events = resources.flatMap(({ id }, at) =>
      list(per, (k) => {
        const start = 9 * 60 + Math.floor((k * 600) / per);
        const number = at * per + k;
        return {
          id: `e${number}`,
          r: id,
          start,
          end: start + (random() < 0.5 ? 30 : 45),
          title: `予約 ${number}`,
        };
      }),
    );
    return { day, resources, events };
  };

  globalThis.workloadData = {
    options,
    choices,
    fields,
    conditions,
    panels,
    items,
    source,
    messages,
    schedule,
    day,
    clock,
  };
})();
