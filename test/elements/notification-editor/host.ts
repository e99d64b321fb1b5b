import type { HostedElement } from "../../host/hosted-element.js";
import { addConnectPage } from "../../host/pages/notifications/connect.js";
import { addNotificationEditPages } from "../../host/pages/notifications/edit.js";
import { addNotificationEmbedPages } from "../../host/pages/notifications/embed.js";
import { addNotificationListPage } from "../../host/pages/notifications/list.js";
import { notificationEditor } from "../../host/pages/notifications/tag.js";

export const host: HostedElement = {
  pages: [addNotificationListPage, addNotificationEmbedPages, addNotificationEditPages, addConnectPage],
  places: [
    {
      path: "/notifications",
      label: "通知",
      look: "誰に、何を、どこへ、何時に知らせるかを決めます。止まった通知先や古い指定の見本もあります。",
    },
    {
      path: "/notifications/new",
      label: "新規通知",
      look: "曜日と時間を塗って決めます。再読み込みすると編集内容を復元できます。",
    },
  ],
  beside: () => notificationEditor({ notificationId: "7", finisher: "emit" }),
};
