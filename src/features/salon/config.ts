import type { SwitchKey } from "../../api/salon-configs.js";
import type { PlainObject } from "../../lib/plain-data.js";

/** The key of a switch and the field that it writes are not always called the same (rules: salon-config-patch). */
export function fieldOfSwitch(key: SwitchKey): string {
  return key === "push_notification" ? "push_notification_status" : key;
}

/** A configuration as it is before anybody has set it up (rules: salon-config-not-yet). */
export function newConfig(): PlainObject {
  return {
    enable_online: false,
    sync_shift: false,
    push_notification_status: false,
    special_dates: [],
    change_permission: 0,
    cancel_permission: 0,
    slot_minutes: 30,
  };
}
