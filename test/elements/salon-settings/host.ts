import type { HostedElement } from "../../host/hosted-element.js";
import { addConsentPage } from "../../host/pages/salon-settings/consent.js";
import { addSalonSettingsPages } from "../../host/pages/salon-settings/pages.js";
import { salonSettings } from "../../host/pages/salon-settings/tag.js";

export const host: HostedElement = {
  pages: [addSalonSettingsPages, addConsentPage],
  places: [
    {
      path: "/salon-settings",
      label: "サロン設定",
      look: "コース、担当・設備、営業時間、オンライン予約、カレンダー連携、予約ページURLを設定します。同僚の変更、止まった連携、期限切れのURLの見本もあります。",
    },
    {
      path: "/salon-settings?salon=6",
      label: "新しい店舗の設定",
      look: "何も設定していない店舗を、予約を受け付けられるようになるまで設定します。",
    },
    {
      path: "/salon-settings/schedule",
      label: "サロン設定と予約表",
      look: "設定を保存すると、同じサロンの予約表が読み込み直されます。",
    },
  ],
  beside: (c) => salonSettings(c, { id: "salon-settings" }),
};
