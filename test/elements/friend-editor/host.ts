import { friends } from "../../host/api/friends.js";
import type { HostedElement } from "../../host/hosted-element.js";
import { friendEditor } from "../../host/pages/friend-editor.js";
import { addFriendEditPage } from "../../host/pages/friends/edit.js";
import { addFriendTablePage } from "../../host/pages/friends/table.js";

export const host: HostedElement = {
  pages: [addFriendTablePage, addFriendEditPage],
  places: [
    {
      path: "/friends/table",
      label: "表から友だちを編集する",
      look: "昔ながらの表の行から、1つの編集画面をその友だちで開きます。",
    },
    {
      path: "/friends/1/edit",
      label: "ページの中で友だちを編集する",
      look: "タグ・友だち情報・基本情報をページの中で編集します。別の担当者が先に変更した項目は、選び直してから保存します。",
    },
  ],
  beside: (_c, { store }) =>
    friendEditor({ memberId: 1, memberName: store.get(friends, 1)?.value.name ?? "", isInline: true }),
};
