import { byPairs, type Examples, examples } from "./examples.js";

/** Conditions on what stands in a friend himself. */
export const ownExamples: readonly Examples[] = [
  examples(
    "names",
    11,
    [
      { name: "田中 花子", short_name: "田中", nickname: "Ｈａｎａ" },
      { name: "佐藤", nickname: "田中の友人" },
      { name: "100%_ok" },
    ],
    [
      [{ names: ["田中"] }, [1, 2]],
      [{ names: ["田中"], use_nickname: 0 }, [1]],
      [{ names: ["田中"], use_name: 0, use_short_name: 0 }, [2]],
      [{ names: ["佐藤", "花子"] }, [1, 2]],
      [{ names: ["HANA"] }, [1]],
      [{ names: [" ", ""] }, null],
      [{ names: ["田中"], use_name: 0, use_short_name: 0, use_nickname: 0 }, null],
      [{ names: ["%"] }, [3]],
      [{ names: ["_"] }, [3]],
      [{ names: ["'; DROP TABLE friend; --"] }, []],
    ],
  ),
  examples(
    "memos",
    20,
    [{ memos: ["ＶＩＰ対応", "紹介"] }, { memos: ["紹介"] }, {}],
    [
      [{ memos: ["vip"] }, [1]],
      [{ memos: ["vip", "紹介"] }, [1, 2]],
      [{ memos: ["  "] }, null],
    ],
  ),
  examples(
    "status message",
    25,
    [{ status_message: "本日 営業中🌸" }, {}],
    [
      [{ status: "営業中" }, [1]],
      [{ status: " 本日 営業 " }, [1]],
      [{ status: "営業 本日" }, []],
    ],
  ),
  examples(
    "registration",
    30,
    [{ registered_on: "2026-03-01" }, { registered_on: "2026-03-31" }],
    [
      [{ date_from: "2026-03-01", date_to: "2026-03-31" }, [1, 2]],
      [{ date_from: "2026-03-02" }, [2]],
      [{ date_to: "2026-03-30" }, [1]],
    ],
  ),
  examples(
    "last reaction",
    106,
    [{ last_reaction_on: "2026-03-01" }, {}],
    [
      [{ date_to: "2026-12-31" }, [1]],
      [{ date_from: "2026-03-01", date_to: "2026-03-01" }, [1]],
      [{ date_from: "2026-03-02" }, []],
    ],
  ),
  examples(
    "response mark",
    50,
    [{ mark: 1 }, { mark: 3 }, {}],
    [
      [{ notify: [1, 3] }, [1, 2]],
      [{ notify: [0] }, [3]],
    ],
  ),
  examples(
    "tags",
    60,
    [{ tag_ids: [101, 102] }, { tag_ids: [101, 119] }, {}],
    [
      [{ tag_ids: [101, 102] }, [1, 2]],
      [{ tag_ids: [101, 102], tag_or: 1 }, [1]],
      [{ tag_ids: [101, 101], tag_or: 1 }, [1, 2]],
      [{ tag_ids: [101, 102], tag_or: 2 }, [3]],
      [{ tag_ids: [101, 102], tag_or: 3 }, [2, 3]],
      [{ use_group: 1, tag_group_id: 14 }, [2]],
      [{ use_group: 1, tag_group_id: 14, tag_or: 2 }, [1, 3]],
      [{ use_group: 1, tag_group_id: 999 }, []],
      [{ use_group: 1, tag_group_id: 999, tag_or: 1 }, []],
      [{ use_group: 1, tag_group_id: 999, tag_or: 2 }, [1, 2, 3]],
      [{ use_group: 1, tag_group_id: 999, tag_or: 3 }, [1, 2, 3]],
      [{ use_group: 1, tag_ids: [101] }, null],
    ],
    byPairs("tag_or", [
      [0, 2],
      [1, 3],
    ]),
  ),
  examples(
    "odd letters",
    11,
    [
      { name: "straße" },
      { nickname: "ﬁn" },
      { name: "か\u3099" },
      { name: "a\u0000b" },
      { name: "half \ud83c" },
    ],
    [
      [{ names: ["FIN"] }, [2]],
      [{ names: ["が"] }, [3]],
      [{ names: ["ss"] }, []],
      [{ names: ["\u0000"] }, [4]],
      [{ names: ["\ud83c"] }, [5]],
    ],
  ),
];
