import type { Context } from "hono";
import { elementTag } from "../element-tag.js";

export const salonSections = ["courses", "resources", "opening", "online", "calendars", "urls"] as const;

export type SalonSection = (typeof salonSections)[number];

/** The settings of the salon that the page's address names, else of the first; `?salon=` alone: of none. One section alone, or all. */
export function salonSettings(c: Context, { id, section }: { id: string; section?: SalonSection }) {
  const attributes = {
    id,
    "salon-id": c.req.query("salon") === "" ? undefined : (c.req.query("salon") ?? "1"),
    section: section ?? c.req.query("section"),
    sections: section,
    readonly: c.req.query("readonly") === "1",
    locale: c.req.query("locale") === "en" ? "en" : undefined,
    "draft-key": id,
  };
  return elementTag("salon-settings", attributes, "サロンの設定には JavaScript が必要です。");
}
