// Drives editors by properties, methods and events only. This script is classic, so it runs before the module that defines
// the element: the value below is set on an element that is not upgraded yet.
const eventNames = [
  "change",
  "before-finish",
  "finish",
  "cancel",
  "failure",
  "status-change",
  "page-expired",
  "navigate",
];

const firstValues = {
  "action-editor": firstAction,
  "funnel-editor": firstFilter,
  "form-field-editor": firstField,
  "notification-editor": () => null,
  "episode-editor": () => null,
};

for (const example of document.querySelectorAll("[data-example]")) {
  const editor = example.querySelector("action-editor, funnel-editor") ?? createIn(example);
  const log = example.querySelector(".events");

  editor.value = firstValues[editor.localName]();
  for (const name of eventNames) {
    editor.addEventListener(name, (event) => print(log, name, event.detail));
  }
  for (const button of example.querySelectorAll("[data-call]")) {
    button.addEventListener("click", async () => {
      const call = button.dataset.call;
      const result = await editor[call]();
      if (result !== undefined) print(log, `${call}() →`, result);
    });
  }
}

/** Makes the element that a place in the example asks for. */
function createIn(example) {
  const place = example.querySelector("[data-create]");
  const editor = document.createElement(place.dataset.create);
  editor.finisher = "emit";
  if (editor.localName === "notification-editor") editor.testChannel = testChannel;
  place.append(editor);
  return editor;
}

/** Stands for what a page's server does; it takes a moment, and says what it did. */
async function testChannel(channel) {
  await new Promise((later) => setTimeout(later, 600));
  return channel.is_active
    ? { ok: true, message: `（${channel.name}）` }
    : { ok: false, message: "停止中です。" };
}

function firstField() {
  return {
    id: null,
    label: "スクリプトから入れた項目",
    rule: null,
    var_id: 204,
    var_name: "担当スタイリスト",
    var_type: 20,
    required: true,
    swatch_id: 20,
    description: "",
    options: ["佐々木", "中村", "指名なし"],
    syncUserVar: true,
    syncGc: false,
    sync_real_name: false,
  };
}

function firstAction() {
  return {
    aid: null,
    a_name: "",
    a_twice_type: 0,
    is_template: 0,
    group_id: null,
    inputs: [
      {
        type: 1,
        text: "[[name]]さん、スクリプトから入れた本文です。",
        delay_type: 0,
        delay_min: 0,
        delay_max: 0,
        delay_at: "12:00",
        member_query_id: null,
      },
    ],
  };
}

function firstFilter() {
  return {
    fid: null,
    name: "スクリプトから入れた条件",
    group_id: null,
    is_template: 0,
    inputs: [{ type: 60, use_group: 0, tag_ids: [101], tag_group_id: null, tag_or: 0 }],
    take_num: 50,
    sort_type: 1,
    with_blocked: 0,
    user_rate_type: 1,
  };
}

function print(log, name, detail) {
  log.textContent += `${name} ${JSON.stringify(detail ?? null)}\n`;
  log.scrollTop = log.scrollHeight;
}
