import type { Locale } from "../../lib/locale.js";

/** Modes of the panel. */
export type PanelMode = "detail" | "form";

/** Settings of the page around a reservation. */
export interface ReservationSettings {
  readonly locale: Locale;
  /** Prefix of its calls: the same reservation on another server is another one. */
  readonly server: string;
  readonly salonId: string | null;
  readonly reservationId: string | null;
  readonly type: PanelMode;
  readonly isOpen: boolean;
  readonly finishLabel: string | null;
  readonly cancelable: boolean;
  readonly readonly: boolean;
  readonly disabled: boolean;
}
