import { html } from "hono/html";
import type { HostedElement } from "../../host/hosted-element.js";
import { messageTimeline } from "../../host/pages/message-timeline.js";
import { addFriendMessagesPage } from "../../host/pages/timeline/friend.js";
import { addTimelineModalPage } from "../../host/pages/timeline/modal.js";
import { addTimelinePage } from "../../host/pages/timeline/timeline.js";
import { addTimelineTopPage } from "../../host/pages/timeline/top.js";

export const host: HostedElement = {
  pages: [addTimelinePage, addTimelineTopPage, addFriendMessagesPage, addTimelineModalPage],
  places: [
    {
      path: "/line/timeline",
      label: "タイムライン",
      look: "全員のメッセージを新しい順に読み、まとめて確認済みにします。",
    },
    {
      path: "/line/timeline?trickle=1",
      label: "書き込みの続くタイムライン",
      look: "数秒ごとに友だちが書き込みます。読んでいる場所は動きません。",
    },
    {
      path: "/timeline/top",
      label: "ダッシュボードのタイムライン",
      look: "新着と未確認の10件ずつを、2つの枠に並べます。",
    },
    {
      path: "/friends/1/messages",
      label: "友だち1人のメッセージ",
      look: "高さの決まった枠の中で、1人の会話を古い順に読みます。",
    },
    {
      path: "/timeline/modal",
      label: "モーダルの中のタイムライン",
      look: "Bootstrap 3 と jQuery 1.12 のモーダルで、行ごとに別の友だちを開きます。",
    },
  ],
  beside: () => html`<div class="message-box">${messageTimeline({ pattern: "timeline" })}</div>`,
};
