import { type Localized, words } from "../../../../lib/locale.js";

/** Name of the condition. */
export const eventReservationLabel: Localized<string> = { ja: "イベント予約", en: "Event reservation" };

/** Words of the condition on event reservations. */
export const eventWords = words({
  ja: {
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
  },
  en: {
    slot: "Slot",
    noSlots: "There are no slots",
    reservation: "State of the reservation",
    reservations: { 1: "reserved", 2: "canceled", 3: "pending", 4: "denied" },
    except: "How the state is met",
    is: "is",
    isNot: "is anything else",
    folder: (name) => `in folder “${name}”`,
    meets: (slot, reservation) => `has an event reservation ${reservation} for the slot ${slot}`,
    meetsNot: (slot, reservation) =>
      `has an event reservation other than ${reservation} for the slot ${slot}`,
  },
});
