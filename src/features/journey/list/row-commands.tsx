import type { ListedJourney } from "../../../api/journeys.js";
import type { MenuItem } from "../../../kit/Menu.js";
import type { JourneyModel } from "../journey-model.js";
import type { JourneyWords } from "../messages.js";
import type { SectionOrder } from "./use-order.js";

/** Commands in the menu of a row. What moves it within its order says why it cannot. */
export function rowCommands(of: {
  journey: ListedJourney;
  index: number;
  order: Pick<SectionOrder, "ids" | "move">;
  reason: string | null;
  model: Pick<JourneyModel, "dialogs" | "rename" | "focusOn">;
  words: JourneyWords;
}): MenuItem[] {
  const { journey, index, order, model, words } = of;
  const last = order.ids.length - 1;
  const reason = of.reason ?? undefined;
  const moving = (id: string, label: string, to: number, isThere: boolean): MenuItem => ({
    id,
    label,
    unavailable: reason !== undefined || isThere,
    reason,
    onPress: () => {
      order.move(journey, to);
      model.focusOn({ id: journey.id, control: "more" });
    },
  });
  return [
    moving("first", words.moveFirst, 0, index === 0),
    moving("up", words.moveUp, index - 1, index === 0),
    moving("down", words.moveDown, index + 1, index === last),
    moving("last", words.moveLast, last, index === last),
    {
      id: "place",
      label: words.moveTo,
      unavailable: reason !== undefined || last < 1,
      reason,
      onPress: () => model.dialogs.open({ is: "place", id: journey.id }),
    },
    {
      id: "group",
      label: words.moveToGroup,
      onPress: () => model.dialogs.open({ is: "move", ids: [journey.id] }),
    },
    { id: "rename", label: words.rename, onPress: () => model.rename("journey", journey.id, journey.name) },
    {
      id: "remove",
      label: words.remove,
      onPress: () => model.dialogs.open({ is: "remove", ids: [journey.id] }),
    },
  ];
}
