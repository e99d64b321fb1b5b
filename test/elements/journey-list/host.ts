import type { HostedElement } from "../../host/hosted-element.js";
import { plainElement } from "../../host/hosted-element.js";
import { addJourneyPages } from "../../host/pages/journeys.js";

export const host: HostedElement = {
  pages: [addJourneyPages],
  places: [
    {
      path: "/journeys",
      label: "ジャーニー",
      look: "ジャーニーをグループとフェーズで管理します。並べ替え、お気に入り、まとめての移動と削除、フェーズごとの人数を確かめられます。",
    },
  ],
  beside: () => plainElement("journey-list", {}),
};
