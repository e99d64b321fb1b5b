import { userEvent } from "vitest/browser";
import type { SalonSettingsElement } from "../../../src/entries/salon-settings.js";
import { until } from "../../browser/support/clock.js";
import { within } from "../../browser/support/editors.js";
import { dialog, root } from "../page.js";
import { button, openSettings } from "./page.js";
import type { SalonHost } from "./server.js";

/* What is done with calendars of a salon. */

export const readsCalendars = "GET 1/googlecalendars";

export const addsCalendar = "POST 1/googlecalendars";

/** The salon's settings with its calendars, once they are there. */
export async function openCalendars(attributes: object = {}): Promise<SalonSettingsElement> {
  return openSettings({ section: "calendars", ...attributes });
}

/** Writes the dialog of a new link, and leaves it to be sent. */
export async function chooseCalendar(made: Element, name = "中村", direction = "両方"): Promise<void> {
  await button(made, "カレンダーを追加").click();
  const shown = dialog(made, "カレンダーを追加");
  await userEvent.selectOptions(
    shown.getByRole("combobox", { name: "Googleアカウント" }),
    "omotesando@example.test",
  );
  await userEvent.selectOptions(shown.getByRole("combobox", { name: "カレンダー", exact: true }), name);
  await shown.getByRole("radio", { name: direction }).click();
}

/** Sends it without waiting for anything: the clock may stand. */
export function send(made: Element): void {
  const buttons = root(made).querySelectorAll<HTMLElement>("dialog[open] .dialog-foot button");
  [...buttons].at(-1)?.click();
}

/** Sends it, and waits until its row is there. */
export async function sendAndSee(host: SalonHost, made: Element): Promise<void> {
  const before = progress(made).length;
  send(made);
  await until(() => host.named(addsCalendar).length > 0 && progress(made).length > before);
}

/** The names of the waits that are shown. */
export function progress(made: Element): string[] {
  return within(made)
    .getByRole("progressbar")
    .elements()
    .map((each) => root(made).getElementById(each.getAttribute("aria-labelledby") ?? "")?.textContent ?? "");
}

/** An answer of the host with other links. */
export function calendarsOf(links: readonly object[], more: object = {}): Response {
  return Response.json({ data: { accounts: [], links, ...more } });
}

export function linkOf(associations: readonly object[], more: object = {}): object {
  return {
    ...{ primary_id: 90, salon_resource_id: null, google_token_id: 5, calendar_name: "試し" },
    ...{ google_calendar_id: "test@example.test", link_target: "both", associations, ...more },
  };
}

export function associationOf(purpose: string, status: string, more: object = {}): object {
  return { association_id: 91, purpose, status, last_synced_at: null, error_message: null, ...more };
}
