import type { Hono } from "hono";
import { html } from "hono/html";
import type { PageContext } from "./context.js";
import { renderPage } from "./layout.js";
import { themed, themeOf } from "./theme.js";

const places = [
  {
    path: "/actions",
    label: "アクション一覧",
    look: "一覧から編集画面を開きます。200通の案内文、未知の動作、HTMLを含む名前の見本もあります。",
  },
  {
    path: "/actions/new",
    label: "新規アクション",
    look: "空の状態から動作を追加し、確定で登録します。再読み込みすると編集内容を復元できます。",
  },
  { path: "/actions/new?template=1", label: "新規テンプレート", look: "アクション名が必須になります。" },
  {
    path: "/actions/new?trigger=1",
    label: "外部APIのトリガーから",
    look: "連携データを使うタグ操作・友だち情報操作・ゴール日時を選べます。",
  },
  {
    path: "/embed/alone",
    label: "タグ1つだけ",
    look: "属性もスクリプトもないタグを1つ置いたページです。登録までエディタが自分で行います。",
  },
  {
    path: "/embed/form",
    label: "フォームに埋め込む",
    look: "普通のフォームの項目として送信され、サーバーに届いた内容がそのまま表示されます。",
  },
  {
    path: "/embed/script",
    label: "スクリプトから使う",
    look: "プロパティ、メソッド、イベントだけで操作します。発生したイベントが順に表示されます。",
  },
  {
    path: "/embed/modal",
    label: "モーダルの中",
    look: "Bootstrap 3 と jQuery 1.12 のモーダルで開きます。行ごとに内容を入れ替えます。",
  },
  {
    path: "/embed/several",
    label: "1ページに複数置く",
    look: "3つの編集画面が互いに影響しないことを確かめます。",
  },
  {
    path: "/embed/many",
    label: "1ページに10個置く",
    look: "10個の編集画面を縦に並べます。",
  },
  {
    path: "/embed/many?count=50",
    label: "1ページに50個置く",
    look: "50個でも読み込みと操作が重くならないことを確かめます。",
  },
  {
    path: "/embed/every-element",
    label: "1ページにすべて置く",
    look: "すべての種類の要素を1つずつ並べます。",
  },
  {
    path: "/embed/classic",
    label: "古い形の1ファイルで読み込む",
    look: "モジュールを使わないページでも、1つのスクリプトを置くだけで使えます。",
  },
  {
    path: "/embed/autoloader",
    label: "使われたときに読み込む",
    look: "タグがページに現れたときに、エディタの本体を読み込みます。",
  },
  { path: "/pickers", label: "項目選択：1つ選ぶ", look: "18種類の項目から1つずつ選びます。" },
  { path: "/pickers/multiple", label: "項目選択：複数選ぶ", look: "18種類の項目をいくつでも選びます。" },
  {
    path: "/pickers/rules",
    label: "項目選択：決まり",
    look: "追加、編集権限、種別、世代、削除済み、ページが足す項目を1つずつ確かめます。",
  },
  {
    path: "/pickers/form",
    label: "項目選択：フォーム",
    look: "必須の選択欄をフォームの項目として送信し、届いた内容をそのまま表示します。",
  },
  {
    path: "/filters",
    label: "カスタム検索",
    look: "保存した条件の一覧です。すべての種類、削除済みの項目、未知の条件の見本もあります。",
  },
  {
    path: "/filters/new",
    label: "新規の条件",
    look: "友だちが何人残るかを見ながら条件を追加し、名前を付けて保存します。保存すると一覧に戻ります。",
  },
  {
    path: "/filters/1601?by=value",
    label: "すべての種類の条件",
    look: "値をページが渡します。付けなければエディタが自分で読み込みます。",
  },
  { path: "/filters/board", label: "絞り込みボード", look: "表示件数や並び順のない、検索だけの画面です。" },
  { path: "/filters/funneling", label: "条件だけ", look: "名前もフォルダもない、条件だけの画面です。" },
  {
    path: "/filters/script",
    label: "条件をスクリプトから使う",
    look: "emit と postemit で、発生したイベントを順に表示します。",
  },
  {
    path: "/filters/form",
    label: "条件をフォームで送る",
    look: "普通のフォームの項目として送信され、サーバーに届いた内容がそのまま表示されます。",
  },
  {
    path: "/filters/modal",
    label: "モーダルの中の条件",
    look: "Bootstrap 3 と jQuery 1.12 のモーダルで開きます。",
  },
  {
    path: "/filters/several",
    label: "1ページに条件を3つ置く",
    look: "3つの編集画面が互いに影響しないことを確かめます。",
  },
  {
    path: "/messages",
    label: "メッセージ",
    look: "差し込みのある本文を書いて保存します。再読み込みしても1文字も変わりません。",
  },
  {
    path: "/messages/chat",
    label: "メッセージをキーで送る",
    look: "Enterで送り、ページが受け取ったイベントを順に表示します。",
  },
  {
    path: "/messages/form",
    label: "メッセージをフォームで送る",
    look: "普通のフォームの項目として送信され、サーバーに届いた本文がそのまま表示されます。",
  },
  {
    path: "/sp/messages",
    label: "メッセージ（スマートフォン）",
    look: "小さな画面のページでは、ボタンの少ない編集欄になります。",
  },
  {
    path: "/forms",
    label: "回答フォームの項目",
    look: "昔ながらの表の行から、モーダルの中の編集画面を開きます。削除済みや登録できない友だち情報、色の付いた選択肢の見本もあります。",
  },
  {
    path: "/forms/in-form",
    label: "回答フォームを保存する",
    look: "普通の入力欄と一緒に送信します。断られると理由が表示され、編集内容を復元できます。",
  },
  {
    path: "/forms/script",
    label: "項目をスクリプトから作る",
    look: "タグをスクリプトが作り、保存すると渡された内容が表示されます。通信はしません。",
  },
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
  {
    path: "/friends",
    label: "友だち",
    look: "担当者の権限で見える友だちを検索し、1人の情報とメッセージを並べて見ます。担当者は画面の上で切り替えます。",
  },
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
  {
    path: "/salons/1/reservations",
    label: "予約",
    look: "1日の予約を昔ながらの表で見て、行ごとに横のパネルで開きます。申請の見本は今日の予約にあります。",
  },
  {
    path: "/salons/1/schedule",
    label: "予約表",
    look: "1日の予約を担当ごとに並べ、マウス・指・キーで動かします。予約を選ぶと右のパネルで開きます。",
  },
  {
    path: "/salons/1/reservations/3",
    label: "予約1件のパネル",
    look: "細い枠の中で、お客様からの変更申請を承認または却下します。編集中の内容は再読み込みすると復元できます。",
  },
  {
    path: "/salons/1/reservations/new",
    label: "フォームで予約を登録する",
    look: "普通の入力欄と一緒に送信し、サーバーに届いた内容をそのまま表示します。",
  },
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
  {
    path: "/journeys",
    label: "ジャーニー",
    look: "ジャーニーをグループとフェーズで管理します。並べ替え、お気に入り、まとめての移動と削除、フェーズごとの人数を確かめられます。",
  },
  {
    path: "/open-api",
    label: "外部API",
    look: "トークンの発行と失効、呼び出し数、ログ、トリガーを管理します。呼び出しを増やすデモ操作、表示できないトークン、停止されたアクション、古い形式の見本もあります。",
  },
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
];

export function addFrontPage(app: Hono, context: PageContext): void {
  app.get("/", (c) => {
    const theme = themeOf(c.req.query("theme"));
    const body = html`<p>管理画面のエディタを、昔ながらのサーバー描画ページに埋め込んで確かめるための小さなコンソールです。</p>
<div class="list-group">
${places.map(
  ({ path, label, look }) => html`<a class="list-group-item" href="${themed(path, theme)}">
<h2 class="list-group-item-heading h4">${label}</h2><p class="list-group-item-text">${look}</p></a>`,
)}
</div>`;
    return renderPage(c, context, { title: "開発用コンソール", body });
  });
}
