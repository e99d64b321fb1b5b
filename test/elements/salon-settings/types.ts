import type { SalonSettingsElement } from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const shop: SalonSettingsElement = document.createElement("salon-settings");
shop.salonId = 1;
shop.section = "opening";
shop.sections = ["opening", "courses"];
shop.addEventListener("saved", (event) => keep(event.detail.section === "urls", event.detail.id));
shop.addEventListener("change", (event) => keep(event.detail.valid, event.detail.dirty));
shop.refresh().then(() => keep(shop.dirty, shop.salonId));
// @ts-expect-error: there are six sections.
shop.section = "prices";
