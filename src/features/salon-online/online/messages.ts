import { serverWords } from "../../../collection/index.js";
import { groupDigits } from "../../../lib/digits.js";
import { pick, words } from "../../../lib/locale.js";
import type { ReserveEvent } from "./reserve-actions.js";
import type { ShopKey } from "./shop-info.js";

/** Names of the events of a reservation (rules: reserve-event-names). */
const eventsJa: Readonly<Record<ReserveEvent, string>> = {
  register: "予約",
  create_request: "新規申請",
  create_approve: "新規申請の承認",
  create_deny: "新規申請の却下",
  update: "予約の変更",
  edit_request: "変更申請",
  edit_approve: "変更申請の承認",
  edit_deny: "変更申請の却下",
  cancel: "キャンセル",
  cancel_request: "キャンセル申請",
  cancel_approve: "キャンセル申請の承認",
  cancel_deny: "キャンセル申請の却下",
  delete: "予約の削除",
  reminder: "リマインダ",
  follow: "フォロー",
};
const shopJa: Readonly<Record<ShopKey, string>> = {
  name: "店舗名",
  tel: "電話番号",
  address: "住所",
  image_url: "画像のURL",
  description: "紹介文",
  notice: "注意事項",
};

/** Words of online booking (rules: salon-switches, public-page, ready-to-book). */
export const onlineWords = words({
  shared: pick(serverWords, "askRemoveOf editOf addAnew none"),
  ja: {
    reception: "受付",
    enable: "オンライン予約を受け付ける",
    push: "予約をプッシュ通知する",
    mayChange: "お客様による変更",
    mayCancel: "お客様によるキャンセル",
    permissions: { no: "不可", yes: "可", request: "申請" },
    unknownPermission: (raw: string) => `不明な設定（${raw}）`,

    page: "予約ページ",
    publish: "予約ページを公開する",
    notMade: "オンライン予約はまだ用意されていません",

    shop: "店舗情報",
    shopFields: shopJa,
    saveShop: "店舗情報を保存",
    imageRule: "画像のURLが正しくありません",
    opaque: "読み取れない値です。内容はそのまま保存されます。",

    customers: "お客様情報",
    addItem: "項目を追加",
    noItems: "お客様にたずねる項目がありません",
    sameVariable: "ほかの項目も同じ友だち情報に登録します",
    flags: { yes: "はい", no: "いいえ" },

    actions: "予約時のアクション",
    saveActions: "アクションを保存",
    events: eventsJa,

    ready: "公開前の確認",
    check: "確認する",
    readyLead: "お客様が予約できない原因がないかを調べます。",
    isReady: "予約を受け付けられます",
    found: (count: number) => `確認が必要な項目が${groupDigits(count)}件あります`,
    readyFailed: "確認に必要な情報を読み込めませんでした",
    noCourse: "公開しているコースがありません",
    noResource: "公開している担当・設備がありません",
    unserved: (name: string) => `「${name}」を担当できる人がいません`,
    moreUnserved: (count: number) => `ほかにも担当できる人がいないコースが${groupDigits(count)}件あります`,
    closed: "今後62日間に営業時間がありません",
    stopped: "オンライン予約を受け付けていません",
    hidden: "予約ページが公開されていません",
    noShopName: "店舗名が入力されていません",
    goToSection: (section: string) => `「${section}」を開く`,
    goToControl: (name: string) => `「${name}」へ移動`,
  },
  en: {
    reception: "Bookings",
    enable: "Accept online bookings",
    push: "Notify of bookings by push",
    mayChange: "Changes by customers",
    mayCancel: "Cancellation by customers",
    permissions: { no: "Not allowed", yes: "Allowed", request: "By request" },
    unknownPermission: (raw) => `Unknown setting (${raw})`,

    page: "Booking page",
    publish: "Publish the booking page",
    notMade: "Online booking has not been set up yet",

    shop: "Shop",
    shopFields: {
      name: "Shop name",
      tel: "Telephone",
      address: "Address",
      image_url: "Address of the picture",
      description: "Introduction",
      notice: "Please note",
    },
    saveShop: "Save the shop",
    imageRule: "This is no address of a picture",
    opaque: "This cannot be read. It is saved as it is.",

    customers: "Asked of customers",
    addItem: "Add an item",
    noItems: "Customers are asked nothing",
    sameVariable: "Another item goes into the same friend information",
    flags: { yes: "Yes", no: "No" },

    actions: "Actions of bookings",
    saveActions: "Save the actions",
    events: {
      register: "Booking",
      create_request: "Request for a booking",
      create_approve: "Request for a booking approved",
      create_deny: "Request for a booking denied",
      update: "Change of a booking",
      edit_request: "Request for a change",
      edit_approve: "Request for a change approved",
      edit_deny: "Request for a change denied",
      cancel: "Cancellation",
      cancel_request: "Request for a cancellation",
      cancel_approve: "Request for a cancellation approved",
      cancel_deny: "Request for a cancellation denied",
      delete: "Booking deleted",
      reminder: "Reminder",
      follow: "Follow-up",
    },

    ready: "Before going public",
    check: "Check",
    readyLead: "Looks for what keeps customers from booking.",
    isReady: "Customers can book",
    found: (count) =>
      count === 1 ? "1 thing needs attention" : `${groupDigits(count)} things need attention`,
    readyFailed: "What is needed for this could not be loaded",
    noCourse: "No course is public",
    noResource: "No staff or equipment is public",
    unserved: (name) => `Nobody can do “${name}”`,
    moreUnserved: (count) => `Nobody can do ${groupDigits(count)} more courses`,
    closed: "There are no opening hours in the next 62 days",
    stopped: "Online bookings are not accepted",
    hidden: "The booking page is not public",
    noShopName: "The shop has no name",
    goToSection: (section) => `Open “${section}”`,
    goToControl: (name) => `Go to “${name}”`,
  },
});

/** Words in one language. */
export type OnlineWords = typeof onlineWords.ja;
