import type { SalonItemKind } from "../../api/salon-items.js";
import { serverWords } from "../../collection/index.js";
import { groupDigits } from "../../lib/digits.js";
import { type Locale, type Localized, pick, words } from "../../lib/locale.js";

/** Words of courses and resources, which differ in what they are called (rules: salon-item-list, salon-item-messages). */
const jaOf = {
  courses: {
    list: "コース一覧",
    add: "コースを追加",
    empty: "コースがありません",
    gone: "このコースは削除されています",
    openPairs: "担当との組み合わせ",
    priceOf: (yen: string) => yen,
    price: "料金",
    priceRule: "料金は0以上の整数で入力してください",
  },
  resources: {
    list: "担当・設備一覧",
    add: "担当・設備を追加",
    empty: "担当・設備がありません",
    gone: "この担当・設備は削除されています",
    openPairs: "コースとの組み合わせ",
    priceOf: (yen: string) => `指名料 ${yen}`,
    price: "指名料",
    priceRule: "指名料は0以上の整数で入力してください",
  },
};
const ja = {
  clearSearch: "検索をクリア",
  nothingFound: "見つかりません",
  showDeleted: "削除済みを表示",
  isPublic: "公開",
  editTogether: "まとめて編集",
  noPrice: "料金なし",
  capacityOf: (count: number) => `${groupDigits(count)}件まで`,
  minutes: "所要時間（分）",
  capacity: "同時に受けられる数",
  color: "色",
  otherColor: "ほかの色",
  icon: "アイコン画像のURL",
  description: "説明",
  publish: "公開する",
  minutesRule: "所要時間は1〜1440分で入力してください",
  capacityRule: "同時に受けられる数は1以上の整数で入力してください",
  iconRule: "画像のURLが正しくありません",
  notInSlots: (slot: number) => `予約の刻み（${slot}分）の倍数ではありません`,
  hues: ["青", "青緑", "緑", "オリーブ", "琥珀", "ローズ", "紫", "グレー"],
  yes: "はい",
  no: "いいえ",
  courseInUse: (count: number) => `これからの予約が${groupDigits(count)}件あるため、削除できません`,
  pastStay: (count: number) => `過去の予約${groupDigits(count)}件は残ります`,
  hide: "非公開にする",
  resourceInUse: (count: number) =>
    `これからの予約が${groupDigits(count)}件あります。削除すると、担当は「削除済み」と表示されます。`,
  removeAnyway: "それでも削除する",
  notWhileSearching: "検索中は並べ替えられません",
  notWithDeleted: "削除済みを表示中は並べ替えられません",
  pasteInto: (count: number) => `${groupDigits(count)}件に貼り付けます`,
  firstColumn: "1列目だけを貼り付けます",
  paste: "貼り付ける",
  pairs: "コースと担当の組み合わせ",
  pair: (course: string, resource: string) => `${course} × ${resource}`,
  allOf: (name: string) => `${name}のすべて`,
  nobody: "担当できる人がいません",
  nothing: "受けられるコースがありません",
  noPairs: "コースと担当・設備を追加すると、組み合わせを選べます",
  pairsHint: "チェックした組み合わせで予約を受け付けます",
};

const shared = pick(
  serverWords,
  "askRemoveOf editOf addAnew duplicate search nameRequired nameTooLong name deleted minutesOf",
);

/** Words of one of the two lists in one language. */
export type ItemWords = typeof ja & (typeof jaOf)["courses"] & typeof shared.ja;

const enOf: Record<SalonItemKind, (typeof jaOf)["courses"]> = {
  courses: {
    list: "Courses",
    add: "Add a course",
    empty: "There are no courses",
    gone: "This course is deleted",
    openPairs: "Who can do what",
    priceOf: (yen) => yen,
    price: "Price",
    priceRule: "Enter a whole price of 0 or more",
  },
  resources: {
    list: "Staff and equipment",
    add: "Add staff or equipment",
    empty: "There is no staff or equipment",
    gone: "This one is deleted",
    openPairs: "Which courses",
    priceOf: (yen) => `Fee ${yen}`,
    price: "Fee for asking for them",
    priceRule: "Enter a whole fee of 0 or more",
  },
};
const en: typeof ja = {
  clearSearch: "Clear the search",
  nothingFound: "Nothing was found",
  showDeleted: "Show deleted ones",
  isPublic: "Public",
  editTogether: "Edit all",
  noPrice: "No price",
  capacityOf: (count) => `Up to ${groupDigits(count)} at a time`,
  minutes: "Length (min)",
  capacity: "How many at a time",
  color: "Colour",
  otherColor: "Another colour",
  icon: "Address of the icon",
  description: "Description",
  publish: "Public",
  minutesRule: "Enter a length of 1 to 1440 minutes",
  capacityRule: "Enter a whole number of 1 or more",
  iconRule: "This is no address of an image",
  notInSlots: (slot) => `No multiple of the booking step (${slot} min)`,
  hues: ["Blue", "Teal", "Green", "Olive", "Amber", "Rose", "Purple", "Grey"],
  yes: "Yes",
  no: "No",
  courseInUse: (count) => `It cannot be deleted: ${groupDigits(count)} reservations are to come`,
  pastStay: (count) => `${groupDigits(count)} past reservations stay`,
  hide: "Make it private",
  resourceInUse: (count) =>
    `${groupDigits(count)} reservations are to come. After deletion they say that it is deleted.`,
  removeAnyway: "Delete it all the same",
  notWhileSearching: "Cannot be reordered during a search",
  notWithDeleted: "Cannot be reordered while deleted ones are shown",
  pasteInto: (count) => `Paste into ${groupDigits(count)} rows`,
  firstColumn: "Only the first column is pasted",
  paste: "Paste",
  pairs: "Courses and who can do them",
  pair: (course, resource) => `${course} × ${resource}`,
  allOf: (name) => `All of ${name}`,
  nobody: "Nobody can do it",
  nothing: "No course can be booked",
  noPairs: "Add courses and staff to choose who can do what",
  pairsHint: "What is ticked can be booked",
};

/** Made once: a row of a long list asks for them too. */
const wordsOf: Readonly<Record<SalonItemKind, Localized<ItemWords>>> = {
  courses: words({ shared, ja: { ...ja, ...jaOf.courses }, en: { ...en, ...enOf.courses } }),
  resources: words({ shared, ja: { ...ja, ...jaOf.resources }, en: { ...en, ...enOf.resources } }),
};

/** The words of one of the two lists. */
export function itemWords(kind: SalonItemKind, locale: Locale): ItemWords {
  return wordsOf[kind][locale];
}
