import { createSalonUrl, deleteSalonUrl } from "../../api/salon-urls.js";
import { askAgain, inQueue } from "../../collection/index.js";
import { type SalonActions, withoutUrl, withUrl } from "../../features/salon/index.js";
import type { SalonPort } from "./port.js";

/** What an operator does to links. What the server has said stays over the answers to what was asked before. */
export function createUrlCalls(port: SalonPort): Pick<SalonActions, "addUrl" | "removeUrl"> {
  return {
    async addUrl(made) {
      const here = port.here();
      here.clear("urls");
      const answer = await createSalonUrl(here.http, here.salon, made);
      if (!answer.ok) return answer;
      const { urls } = here.queries;
      urls.addOptimistic((list) => withUrl(list, answer.data)).commit();
      // The list could not be read before.
      if (urls.state().data === null) void askAgain(urls);
      here.announce(port.words().added);
      here.saved("urls", "create", answer.data.id, answer.data.wire);
      return answer;
    },

    async removeUrl(id) {
      const here = port.here();
      here.clear("urls");
      const turn = `salon ${here.server} ${here.salon} url ${id}`;
      const answer = await inQueue(port.client.queues, turn, () => deleteSalonUrl(here.http, here.salon, id));
      if (!answer.ok) return answer.failure;
      here.queries.urls.addOptimistic((list) => withoutUrl(list, id)).commit();
      here.announce(port.words().removed);
      here.saved("urls", "delete", id);
      return null;
    },
  };
}
