import { type ListedJourney, mostJourneysAtOnce, moveJourneys } from "../../api/journeys.js";
import { createOrderSaves, inTurn, type OrderSaves } from "../../collection/index.js";
import {
  inGroup,
  type JourneyActions,
  keptOrder,
  type OrderScope,
  settledInGroup,
} from "../../features/journey/index.js";
import { inParts } from "../../lib/in-parts.js";
import { withIndex } from "../../lib/with-index.js";
import { type JourneyPort, journeyTurns } from "./port.js";

/** An order is saved so long after the last of several moves, in milliseconds. */
const delayMs = 400;

type Calls = Pick<JourneyActions, "move" | "moveToGroup"> & Pick<OrderSaves, "flush" | "isWaiting">;

/** What an operator does to the order of journeys and groups. */
export function createOrderCalls(
  port: JourneyPort,
  after: (ms: number, act: () => void) => () => void,
  /** Journeys that are not shown, since they are about to be deleted. */
  hidden: () => readonly ListedJourney[],
): Calls {
  const scopes = new Map<string, OrderScope>();
  const saves = createOrderSaves({
    client: port.client,
    delayMs,
    after,
    saved(order, _moves, data) {
      const scope = scopes.get(order.name);
      const ids = [...order.ids()];
      if (scope?.is === "groups") port.saved("group", "sort", ids, data);
      else port.saved("journey", scope?.is === "favorite" ? "sort-favorite" : "sort", ids, data);
    },
    failed: (_, failure) => port.failed(failure, port.words().orderFailed),
  });

  return {
    ...saves,
    move(scope, move, text) {
      port.clear();
      const order = keptOrder(port.queries(), port.server(), port.httpHere(), scope, hidden);
      scopes.set(order.name, scope);
      saves.move(order, move);
      port.model().announce(text);
    },

    async moveToGroup(groupId, ids) {
      const [model, words] = [port.model(), port.words()];
      const [server, http] = [port.server(), port.httpHere()];
      const { journeys, groups } = port.queries();
      // There may be ten thousand of each.
      const groupOf = new Map((journeys.state().data ?? []).map((each) => [each.id, each.groupId]));
      const moved = ids.filter((id) => groupOf.has(id) && groupOf.get(id) !== groupId);
      if (moved.length === 0) return null;
      port.clear();
      // Where they stand now is saved first: the order of their groups is sent whole.
      await saves.flush();
      const shown = journeys.amend((list) => inGroup(list, groupId, moved));
      const { answers, done, failed } = await inParts(moved, mostJourneysAtOnce, (part) =>
        inTurn(port.client.turns, journeyTurns(server, part), () => moveJourneys(http, groupId, part)),
      );
      for (const { data } of answers) journeys.receive((list) => settledInGroup(list, groupId, data.places));
      shown.withdraw();
      const name =
        groupId === null ? words.none : (groups.state().data?.find(({ id }) => id === groupId)?.name ?? "");
      if (done > 0) {
        model.announce(words.movedTo(done, name));
        for (const [at, { data }] of withIndex(answers)) {
          const from = at * mostJourneysAtOnce;
          port.saved("journey", "move", moved.slice(from, from + mostJourneysAtOnce), data.data);
        }
      }
      return failed?.failure ?? null;
    },
  };
}
