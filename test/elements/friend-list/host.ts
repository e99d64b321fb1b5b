import { html } from "hono/html";
import type { HostedElement } from "../../host/hosted-element.js";
import { friendList } from "../../host/pages/friend-list.js";
import { addFriendListPage } from "../../host/pages/friends/list.js";
import { operatorAt } from "../../host/pages/operator.js";

export const host: HostedElement = {
  pages: [addFriendListPage],
  places: [
    {
      path: "/friends",
      label: "友だち",
      look: "担当者の権限で見える友だちを検索し、1人の情報とメッセージを並べて見ます。担当者は画面の上で切り替えます。",
    },
  ],
  beside: (c) =>
    html`<div class="friend-box">${friendList({ operatorRoleId: String(operatorAt(c).role_id) })}</div>`,
};
