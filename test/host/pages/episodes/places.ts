import { html } from "hono/html";
import { episodes, salonPlaces } from "../../api/episodes.js";
import { itemsOf } from "../../api/picker-items.js";
import type { PageContext } from "../context.js";
import { type Theme, themed } from "../theme.js";

const places = ["episode_id", "follow_id"] as const;

/** What each salon has before a reservation and after a visit; each leads to the editor of that place. */
export function salonPlacesTable({ store }: PageContext, theme: Theme) {
  const rows = store.list(itemsOf("salon")).map(({ id, value }) => {
    const held = store.get(salonPlaces, id)?.value;
    const cells = places.map((attr) => {
      const episode = held?.[attr] ?? null;
      const name =
        episode === null ? "（なし）" : String(store.get(episodes, episode)?.value.name ?? episode);
      const path = themed(`/episodes/${episode ?? "new"}?salon=${id}&attr=${attr}`, theme);
      return html`<td><a href="${path}">${name}</a></td>`;
    });
    return html`<tr><th scope="row">${value.name}</th>${cells}</tr>`;
  });
  return html`<table class="table" id="salon-places"><thead><tr><th scope="col">サロン</th><th scope="col">予約リマインダ</th><th scope="col">来店フォロー</th></tr></thead><tbody>${rows}</tbody></table>`;
}
