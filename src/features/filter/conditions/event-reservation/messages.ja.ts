export const ja = {
  slot: "予約枠",
  noSlots: "予約枠がありません",
  reservation: "予約の状態",
  reservations: { 1: "予約済み", 2: "キャンセル済み", 3: "新規申請中", 4: "新規申請却下" },
  except: "予約の状態の条件",
  is: "である",
  isNot: "以外",
  folder: (name: string) => `フォルダ「${name}」`,
  meets: (slot: string, reservation: string) => `予約枠${slot}のイベント予約が${reservation}である`,
  meetsNot: (slot: string, reservation: string) => `予約枠${slot}のイベント予約が${reservation}以外である`,
};

/** Every language says exactly this much. */
export type EventWords = typeof ja;
