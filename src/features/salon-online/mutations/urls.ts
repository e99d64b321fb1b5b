import { createSalonUrl, deleteSalonUrl, type NewSalonUrl, type SalonUrl } from "../../../api/salon-urls.js";
import { askAgain, createMutation } from "../../../collection/index.js";
import { type SalonContext, type SalonScope, salonQueue, type UrlActions } from "../../salon/index.js";
import { withoutUrl, withUrl } from "../urls/url-list.js";

type Here = { readonly here: SalonScope };

/** What an operator does to links. */
export function createUrlMutations({ client, here, words, clear }: SalonContext): UrlActions {
  const add = createMutation<Here & { readonly made: NewSalonUrl }, SalonUrl>(client, {
    call: ({ here: { http, salon }, made }) => createSalonUrl(http, salon, made),
    commit(url, { here: { queries } }, { replace }) {
      replace(queries.urls, (list) => withUrl(list, url));
      // The list could not be read before.
      if (queries.urls.state().data === null) void askAgain(queries.urls);
    },
    announce: () => words().added,
    events: ({ id, wire }) => [{ section: "urls", kind: "create", id, data: wire }],
  });

  const remove = createMutation<Here & { readonly id: number }, unknown>(client, {
    queue: ({ here, id }) => salonQueue(here, "url", id),
    call: ({ here: { http, salon }, id }) => deleteSalonUrl(http, salon, id),
    commit: (_, { here: { queries }, id }, { replace }) =>
      replace(queries.urls, (list) => withoutUrl(list, id)),
    announce: () => words().removed,
    events: (_, { id }) => [{ section: "urls", kind: "delete", id, data: null }],
  });

  return {
    addUrl(made) {
      clear("urls");
      return add({ here: here(), made });
    },
    async removeUrl(id) {
      clear("urls");
      const answer = await remove({ here: here(), id });
      return answer.ok ? null : answer.failure;
    },
  };
}
