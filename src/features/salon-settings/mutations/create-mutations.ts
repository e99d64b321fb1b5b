import type { OrderSaves } from "../../../collection/index.js";
import {
  type CalendarActions,
  type ConfigActions,
  createConfigMutations,
  type ItemActions,
  type OnlineActions,
  reportFailure,
  type SalonActions,
  type SalonDeps,
  salonContext,
  type UrlActions,
} from "../../salon/index.js";
import { type CalendarMutations, createCalendarMutations } from "../../salon-calendars/index.js";
import { createHourMutations } from "../../salon-hours/index.js";
import {
  createItemFieldMutations,
  createItemMutations,
  createPairMutations,
} from "../../salon-items/index.js";
import { createOnlineMutations, createUrlMutations } from "../../salon-online/index.js";
import { createOrderMutations } from "./orders.js";

/** The actions of the screen that are about the server, and what of them waits. */
export interface SalonMutations {
  readonly actions: ItemActions &
    ConfigActions &
    OnlineActions &
    CalendarActions &
    UrlActions &
    Pick<SalonActions, "failed" | "report">;
  readonly orders: Pick<OrderSaves, "flush">;
  readonly calendars: Pick<CalendarMutations, "refresh" | "stop">;
}

/** Makes them, each about the salon that is shown when it begins. */
export function createMutations(deps: SalonDeps): SalonMutations {
  const context = salonContext(deps);
  const { moveItem, moveCustomerItem, flush } = createOrderMutations(context);
  const { refresh, stop, ...calendars } = createCalendarMutations(context);

  return {
    orders: { flush },
    calendars: { refresh, stop },
    actions: {
      ...createItemMutations(context),
      ...createItemFieldMutations(context),
      ...createPairMutations(context),
      ...createConfigMutations(context),
      ...createHourMutations(context),
      ...createOnlineMutations(context),
      ...createUrlMutations(context),
      ...calendars,
      ...{ moveItem, moveCustomerItem },
      failed: (section, failure, title) => reportFailure(deps, section, failure, title),
      report: (section, failure) => deps.report(section, failure),
    },
  };
}
