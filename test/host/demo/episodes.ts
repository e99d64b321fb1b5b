import type { EpisodeDocument, SalonPlaces } from "../api/episodes.js";

type Content = { text: string } | { template: number } | { action: number };
/** `-3 10:00`: three days before at ten. `+90`: ninety minutes after. */
type When = string;

const ids = { next: 7001 };

function step(order: number, when: When, content: Content, condition: number | null = null): EpisodeDocument {
  const [, sign, figure = "0", time] = /^([+-])(\d+)(?: (\d\d:\d\d))?$/.exec(when) ?? [];
  const isClock = time !== undefined;
  return {
    ...{ id: ids.next++, order, timing_type: isClock ? 0 : 1, direction: sign === "+" ? "after" : "before" },
    ...{
      days: isClock ? Number(figure) : 0,
      time: time ?? null,
      offset_min: isClock ? null : Number(figure),
    },
    content: {
      kind: "text" in content ? "text" : "template" in content ? "template" : "action",
      text: "text" in content ? content.text : null,
      template_id: "template" in content ? content.template : null,
      action_id: "action" in content ? content.action : null,
    },
    member_query_id: condition,
  };
}

function episode(
  id: number,
  name: string,
  type: number,
  steps: readonly (readonly [When, Content, (number | null)?])[],
  more: EpisodeDocument = {},
): EpisodeDocument {
  return {
    ...{ id, name, type, is_active: false, activated_at: null, deleted_at: null },
    steps: steps.map(([when, content, condition = null], at) => step(at + 1, when, content, condition)),
    updated_at: "2026-11-20T10:00:00+09:00",
    ...more,
  };
}

const running = { is_active: true, activated_at: "2026-11-01T10:00:00+09:00" };

/**
 * The reminders of the picker's list (one deleted), a reminder and a follow-up of two salons, thirty steps over half a year,
 * and one that an older product has left.
 */
export const demoEpisodes: readonly EpisodeDocument[] = [
  episode(
    701,
    "予約日リマインド",
    0,
    [
      ["-7 10:00", { text: "[[name]]さん、ご予約の日が近づいてきました。" }],
      ["-1 18:00", { template: 401 }],
      ["-0 08:30", { text: "本日お待ちしています。お気をつけてお越しください。" }, 1608],
    ],
    running,
  ),
  episode(702, "次回来店リマインド", 1, [
    ["-10080", { text: "前回のご来店からそろそろ1か月です。" }],
    ["-1440", { template: 402 }],
    ["-120", { action: 1 }],
  ]),
  episode(703, "定期便お届けリマインド", 0, [
    ["-3 10:00", { text: "3日後にお届けします。" }],
    ["-0 22:30", { text: "本日お届けしました。" }],
    ["+1 10:00", { text: "お品物はいかがでしたか。" }],
  ]),
  episode(704, "成人式の前撮りリマインド", 0, [
    ["-1 10:00", { text: "明日は前撮りです。" }],
    ["-7 10:00", { text: "来週は前撮りです。持ち物をご確認ください。" }],
    ["-1 10:00", { template: 499 }],
  ]),
  episode(705, "終わったキャンペーンのリマインド", 0, [["-1 10:00", { text: "明日で終わりです。" }]], {
    deleted_at: "2026-11-10T09:00:00+09:00",
  }),
  episode(
    711,
    "ご予約前日のお知らせ",
    10,
    [
      [
        "-1 10:00",
        {
          text: "[[name]]さん、明日 [[context category=reserve event=reminder key=date_range format=2]] にお待ちしています。",
        },
      ],
      ["-120", { template: 404 }, 1608],
    ],
    { ...running, salon_id: 1 },
  ),
  episode(
    712,
    "ご来店のお礼",
    11,
    [
      ["+60", { text: "本日はご来店ありがとうございました。" }],
      ["+1 10:00", { template: 401 }],
      ["+30 18:00", { text: "その後いかがですか。ご予約をお待ちしています。" }],
    ],
    { ...running, salon_id: 1 },
  ),
  episode(721, "横浜店の予約リマインダ", 10, [["-1 18:00", { text: "明日のご予約をお待ちしています。" }]], {
    salon_id: 2,
  }),
  episode(722, "横浜店の来店フォロー", 11, [], { salon_id: 2 }),
  episode(
    731,
    "半年間のお手入れのご案内",
    11,
    Array.from(
      { length: 30 },
      (_, at) => [`+${at * 6 + 1} 10:00`, { text: `お手入れの${at + 1}回目のご案内です。` }] as const,
    ),
    { salon_id: 1 },
  ),
  {
    ...episode(741, "旧システムのリマインダ", 10, [["-1 10:00", { text: "明日です。" }]], { salon_id: 1 }),
    legacy_flags: { notify: true },
    steps: [
      { ...step(1, "-1 10:00", { text: "明日です。" }), legacy_sender: 3 },
      { id: 9999, order: 2, timing_type: 7, days: 1, content: { kind: "sound", file: "bell.wav" } },
      "壊れたステップ",
    ],
  },
];

/** 表参道店 has both, 横浜店 none yet. */
export const demoSalonPlaces: readonly (readonly [salon: number, SalonPlaces])[] = [
  [1, { episode_id: 711, follow_id: 712 }],
];
