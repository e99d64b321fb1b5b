import { elementTag, json } from "./element-tag.js";

/** How a page places a `<reservation-panel>`. What is not given is not written. */
export interface ReservationPanelTag {
  readonly id?: string;
  readonly name?: string;
  readonly salonId: number;
  readonly reservationId?: number;
  readonly type?: "detail" | "form";
  readonly isOpen?: boolean;
  readonly finisher?: "post" | "postemit" | "emit";
  readonly draftKey?: string;
  readonly value?: unknown;
}

/** The tag, and what stands there until the element is defined. */
export function reservationPanel(tag: ReservationPanelTag) {
  const attributes = {
    id: tag.id,
    name: tag.name,
    "salon-id": String(tag.salonId),
    "reservation-id": tag.reservationId === undefined ? undefined : String(tag.reservationId),
    type: tag.type,
    finisher: tag.finisher,
    "draft-key": tag.draftKey,
    value: json(tag.value),
    open: tag.isOpen,
  };
  return elementTag("reservation-panel", attributes, "予約の表示には JavaScript が必要です。");
}
