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

for (const example of document.querySelectorAll("[data-example]")) {
  const editor = example.querySelector("action-editor, funnel-editor");
  const log = example.querySelector(".events");

  editor.value = editor.localName === "funnel-editor" ? firstFilter() : firstValue();
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

function firstValue() {
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
