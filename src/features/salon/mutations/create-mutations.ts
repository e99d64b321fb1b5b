import type { OrderSaves } from "../../../collection/index.js";
import type {
  CalendarActions,
  ConfigActions,
  ItemActions,
  OnlineActions,
  SalonActions,
  UrlActions,
} from "../actions.js";
import { type CalendarMutations, createCalendarMutations } from "./calendars.js";
import { createConfigMutations } from "./config.js";
import type { SalonDeps } from "./deps.js";
import { createHourMutations } from "./hours.js";
import { createItemFieldMutations } from "./item-fields.js";
import { createItemMutations } from "./items.js";
import { createOnlineMutations } from "./online.js";
import { createOrderMutations } from "./orders.js";
import { createPairMutations } from "./pairs.js";
import { salonContext, sayFailure } from "./scope.js";
import { createUrlMutations } from "./urls.js";

/** The actions of the screen that are about the server, and what of them waits. */
export interface SalonMutations {
  readonly actions: ItemActions &
    ConfigActions &
    OnlineActions &
    CalendarActions &
    UrlActions &
    Pick<SalonActions, "failed" | "report">;
  readonly orders: Pick<OrderSaves, "flush">;
  readonly calendars: Pick<CalendarMutations, "look" | "stop">;
}

/** Makes them, each about the salon that is shown when it begins. */
export function createMutations(deps: SalonDeps): SalonMutations {
  const context = salonContext(deps);
  const { moveItem, moveCustomerItem, flush } = createOrderMutations(context);
  const { look, stop, ...calendars } = createCalendarMutations(context);

  return {
    orders: { flush },
    calendars: { look, stop },
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
      failed: (section, failure, title) => sayFailure(deps, section, failure, title),
      report: (section, failure) => deps.report(section, failure),
    },
  };
}
