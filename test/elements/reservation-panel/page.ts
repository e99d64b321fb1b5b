import "../../../src/entries/reservation-panel.js";
import type { Locator } from "vitest/browser";
import type { ReservationPanelElement } from "../../../src/entries/reservation-panel.js";
import { type Attributes, eventually, mountElement, within } from "../../browser/support/editors.js";

/** A panel of salon 1 with reservation 5, open unless it is told otherwise. */
export function mountPanel(attributes: Attributes = {}): ReservationPanelElement {
  const { open = "", "reservation-id": id = "5", ...others } = attributes;
  const shown = { ...(id !== null && { "reservation-id": id }), ...(open !== null && { open }) };
  return mountElement("reservation-panel", { "salon-id": "1", ...shown, ...others }, "width: 480px");
}

/** The same when what it shows is there and stands still. */
export async function openPanel(attributes: Attributes = {}): Promise<ReservationPanelElement> {
  const panel = mountPanel(attributes);
  await arrived(panel);
  return panel;
}

/** The panel stands still, and shows something. */
export async function arrived(panel: Element): Promise<void> {
  await eventually(() => phase(panel)).toBe("open");
  await eventually(
    () => panel.shadowRoot?.querySelector(".reservation-form, .reservation-detail") ?? null,
  ).not.toBe(null);
}

/** `null` while it is closed. */
export function phase(panel: Element): string | null {
  return panel.shadowRoot?.querySelector(".reservation-slide")?.getAttribute("data-phase") ?? null;
}

export function panelText(panel: Element): string {
  return panel.shadowRoot?.querySelector<HTMLElement>(".reservation-slide")?.innerText ?? "";
}

/** The first button of this name: a chip and what is open beside it may have one each. */
export function button(element: Element, name: string): Locator {
  return within(element).getByRole("button", { name, exact: true }).first();
}
