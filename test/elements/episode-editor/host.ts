import type { HostedElement } from "../../host/hosted-element.js";
import { addEpisodeEditPages } from "../../host/pages/episodes/edit.js";
import { addEpisodeListPages } from "../../host/pages/episodes/list.js";
import { episodeEditor } from "../../host/pages/episodes/tag.js";

export const host: HostedElement = {
  pages: [addEpisodeListPages, addEpisodeEditPages],
  places: [
    {
      path: "/episodes",
      label: "リマインダ・フォロー",
      look: "ゴールや予約の前、来店の後に何をいつ送るかを、日付を見ながら決めます。配信中・削除済み・古い形式の見本もあります。",
    },
    {
      path: "/episodes/new?salon=1",
      label: "新しい予約リマインダ",
      look: "予約の前に送るメッセージを作ります。開始する前に、すでに過ぎたステップを一覧で確かめられます。",
    },
  ],
  beside: () => episodeEditor({ episodeId: "711", finisher: "emit" }),
};
