import { activateEpisode, deleteEpisode, linkEpisode } from "../../../api/episodes.js";
import { createOnceAtATime } from "../../../collection/index.js";
import type { Answer } from "../../../lib/failure.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import { kindOf, type SalonPlace } from "../kinds.js";
import type { EpisodeServices } from "../services.js";
import type { EpisodeDeps } from "./deps.js";

/** Puts a sequence into a place of a salon, or takes it out: `value` is what is in the place from then on. */
export type PutInPlace = (link: {
  readonly id: number;
  readonly salon: number;
  readonly place: SalonPlace;
  readonly value: number | null;
}) => Promise<Answer<PlainObject>>;

/** Calls of their own, in every finisher, and no part of undo. */
export interface EpisodeCalls extends Pick<EpisodeServices, "start" | "remove" | "link"> {
  readonly put: PutInPlace;
}

/** Makes them. Each ends in the order of a mutation: it is committed, announced, and its event is fired. */
export function createEpisodeCalls(deps: EpisodeDeps): EpisodeCalls {
  const { http, model, words, salonId, attr, perform, notify, emit } = deps;
  const once = createOnceAtATime();
  const isShown = (id: number) => model().id() === id;

  async function start(id: number): Promise<Answer<PlainData>> {
    const answer = await perform(() => activateEpisode(http, id), words().startFailed);
    if (!answer.ok) return answer;
    if (isShown(id)) {
      model().decided(answer.data);
      notify("success", words().started);
    }
    emit("activated", { episodeId: id, response: answer.data });
    return answer;
  }

  const put: PutInPlace = async ({ id, salon, place, value }) => {
    const answer = await linkEpisode(http, salon, place, value);
    if (!answer.ok) return answer;
    if (isShown(id) && salonId() === salon) model().linked(answer.data[place]);
    emit("linked", { salonId: salon, attr: place, episodeId: value });
    return { ...answer, data: { ...answer.data } };
  };

  return {
    put,

    start() {
      const id = model().id() ?? 0;
      return once(String(id), () => start(id));
    },

    async remove() {
      const id = model().id() ?? 0;
      const answer = await perform(() => deleteEpisode(http, id), words().removeFailed);
      if (!answer.ok) return answer;
      deps.listChanged();
      if (isShown(id)) {
        // Its unsaved edits are given up with it: no draft brings them back.
        model().reset();
        deps.settled();
      }
      emit("deleted", { episodeId: id });
      // It can be read afterwards: what the server has of it then is shown.
      if (isShown(id)) await deps.load(id);
      notify("success", words().removedWhole);
      return answer;
    },

    async link(isLinked) {
      const [id, salon, asked] = [model().id() ?? 0, salonId() ?? 0, attr()];
      const { place } = kindOf(model().state().document.type);
      const nothing = { ok: true, data: null, status: 200 } as const;
      if (place === null) return nothing;
      if (asked !== null && asked !== place) {
        notify("notice", words().notForPlace[asked]);
        return nothing;
      }
      const value = isLinked ? id : null;
      return perform(() => put({ id, salon, place, value }), words().linkFailed);
    },
  };
}
