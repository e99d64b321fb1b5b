import { formFields } from "../../host/api/form-fields.js";
import type { HostedElement } from "../../host/hosted-element.js";
import { formFieldEditor } from "../../host/pages/form-field-editor.js";
import { addAnswerFormPage } from "../../host/pages/form-fields/in-form.js";
import { addFormFieldScriptPage } from "../../host/pages/form-fields/script.js";
import { addFormFieldTablePage } from "../../host/pages/form-fields/table.js";

export const host: HostedElement = {
  pages: [addFormFieldTablePage, addAnswerFormPage, addFormFieldScriptPage],
  places: [
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
  ],
  beside: (_c, { store }) =>
    formFieldEditor({ value: JSON.stringify(store.list(formFields)[0]?.value), finisher: "emit" }),
};
