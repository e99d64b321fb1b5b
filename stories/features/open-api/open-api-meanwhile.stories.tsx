import "../../../src/entries/open-api-console.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { editor, waitOptions } from "../../editor-stage.js";
import type { Fault } from "../../host-in-page.js";
import { fits, inside, openApiInPage, press, rowsAt, serverOf, tag } from "./open-api-in-page.js";

export default {
  title: "要素/open-api-console 外部API/ほかの人の変更",
  parameters: { element: "open-api-console" },
  render: (args, story) => editor(tag, { ...serverOf(story), ...args }),
} satisfies Meta;

const callOf = (id: number) => ({
  ...{ id, requested_at: new Date().toISOString(), method: "POST", path: "/events", status_code: 200 },
  ...{ duration_ms: 20, trigger_id: null, request_bytes: 10, error_message: null, request_id: `req_${id}` },
});

/** Each time that the log is read, three calls more are in it. */
function growingLog(): Fault {
  let calls = [callOf(1)];
  return (asked) => {
    if (!asked.url.includes("/service_codes/1/logs")) return undefined;
    const answer = rowsAt({ "service_codes/1/logs": calls })(asked);
    calls = [...[3, 2, 1].map((more) => callOf(calls.length + more)), ...calls];
    return answer;
  };
}

/** The first wait of a minute is over at once. Gives what ends that. */
function hurryOnce(): () => void {
  const later = window.setTimeout;
  const end = () => {
    window.setTimeout = later;
  };
  const hurried = (act: () => void, ms = 0) => {
    const isLook = ms > 55_000 && ms <= 60_000;
    if (isLook) end();
    return later(act, isLook ? 0 : ms);
  };
  window.setTimeout = hurried as typeof window.setTimeout;
  return end;
}

/** 一覧は動かず、新着の件数だけが知らされます。 */
export const 新着のあるログ: StoryObj = {
  args: { section: "logs" },
  beforeEach: () => {
    const [endHost, endHurry] = [openApiInPage(growingLog()), hurryOnce()];
    return () => {
      endHurry();
      endHost();
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await canvas.findByRole("button", { name: "新着 3件を表示" }, waitOptions);
    expect(canvas.getAllByRole("button", { name: /の詳細$/ })).toHaveLength(1);
    fits(canvasElement);
  },
};

/** A colleague gives the same trigger another name just before it is saved. */
function colleagueFirst(): Fault {
  let isOver = false;
  const write = async (asked: Request) => {
    const body = (await asked.clone().text()).replace("わたしの名前", "同僚の名前");
    await fetch(asked.url, { method: "PUT", headers: asked.headers, body });
    return fetch(asked);
  };
  return (asked) => {
    if (isOver || asked.method !== "PUT") return undefined;
    isOver = true;
    return write(asked);
  };
}

/** 同じ項目をほかの人も変更したときは、どちらを保存するかを選びます。 */
export const トリガーの競合: StoryObj = {
  tags: ["smoke"],
  args: { section: "triggers", "trigger-id": 5 },
  beforeEach: () => openApiInPage(colleagueFirst()),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const name = await canvas.findByLabelText("トリガー名", {}, waitOptions);
    fireEvent.change(name, { target: { value: "わたしの名前" } });
    await press(canvas, "保存");
    const choice = await canvas.findByRole("radiogroup", { name: "トリガー名の競合" }, waitOptions);
    expect(choice).toHaveTextContent("わたしの名前");
    expect(choice).toHaveTextContent("同僚の名前");
    fits(canvasElement);
  },
};
