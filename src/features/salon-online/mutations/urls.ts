import { createSalonUrl, deleteSalonUrl, type NewSalonUrl, type SalonUrl } from "../../../api/salon-urls.js";
import { askAgain, createMutation } from "../../../collection/index.js";
import { type SalonContext, type SalonScope, salonQueue, type UrlActions } from "../../salon/index.js";
import { withoutUrl, withUrl } from "../urls/url-list.js";

type InScope = { readonly scope: SalonScope };

/** Mutations of links. */
export function createUrlMutations({ client, getScope, words, clear }: SalonContext): UrlActions {
  const add = createMutation<InScope & { readonly made: NewSalonUrl }, SalonUrl>(client, {
    call: ({ scope: { http, salon }, made }) => createSalonUrl(http, salon, made),
    commit(url, { scope: { queries } }, { replace }) {
      replace(queries.urls, (list) => withUrl(list, url));
      // The list could not be read before.
      if (queries.urls.state().data === null) void askAgain(queries.urls);
    },
    announce: () => words().added,
    events: ({ id, wire }) => [{ section: "urls", kind: "create", id, data: wire }],
  });

  const remove = createMutation<InScope & { readonly id: number }, unknown>(client, {
    queue: ({ scope, id }) => salonQueue(scope, "url", id),
    call: ({ scope: { http, salon }, id }) => deleteSalonUrl(http, salon, id),
    commit: (_, { scope: { queries }, id }, { replace }) =>
      replace(queries.urls, (list) => withoutUrl(list, id)),
    announce: () => words().removed,
    events: (_, { id }) => [{ section: "urls", kind: "delete", id, data: null }],
  });

  return {
    addUrl(made) {
      clear("urls");
      return add({ scope: getScope(), made });
    },
    async removeUrl(id) {
      clear("urls");
      const answer = await remove({ scope: getScope(), id });
      return answer.ok ? null : answer.failure;
    },
  };
}
