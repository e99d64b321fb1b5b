import { within } from "../places.mjs";

export const scenarios = [
  {
    name: "notification-editor: hours by keys",
    path: "/notifications/new",
    prepare: async () => {
      const editor = document.querySelector("notification-editor");
      const label = () =>
        [...editor.shadowRoot.querySelectorAll("label")].find((one) =>
          one.textContent.includes("曜日と時間を指定"),
        );
      while (!label()) await new Promise((drawn) => requestAnimationFrame(drawn));
      label().click();
    },
    steps: [
      {
        label: "into the grid",
        at: within("notification-editor", "[role=grid] [tabindex='0']"),
        must: ["月曜日 9:00〜9:30"],
        mustNot: ["月曜日 0:00〜0:30", "月曜日 12:00〜12:30"],
      },
      { label: "right", keys: "Right", must: ["月曜日 9:30〜10:00"] },
      { label: "left", keys: "Left", must: ["月曜日 9:00〜9:30"] },
      { label: "opens it", keys: "space", must: ["月曜日 9:00〜9:30", "通知"], mustNot: ["9:30から"] },
      { label: "right", keys: "Right", must: ["月曜日 9:30〜10:00"] },
      { label: "back to what is open", keys: "Left", must: ["月曜日 9:00〜9:30", /通知/] },
      { label: "where am I", keys: "KP_Enter", must: [/通知/] },
      { label: "down", keys: "Down", must: ["火曜日 9:00〜9:30"] },
      { label: "undo", keys: "Control_L+z", must: ["元に戻しました：月曜日 9:00〜9:30を通知します"] },
    ],
  },
];
