import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openPanel, panelText } from "../elements/reservation-panel/page.js";
import { serveSalon } from "../elements/reservation-panel/server.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { hasFocus } from "./support/focus.js";
import { afterConversion, commit, compose, pressForInputMethod } from "./support/input-method.js";

const fresh = { "reservation-id": null, type: "form", "operator-role-id": "4", finisher: "emit" };
const friends = [
  { id: 7, name: "山田 花子", icon_url: null },
  { id: 8, name: "山本 一郎 \u202Eevil", icon_url: "javascript:alert(1)" },
];
const search = (panel: Element) => within(panel).getByRole("combobox", { name: "友だち", exact: true });
const name = (panel: Element) => within(panel).getByLabelText("お名前", { exact: true });

function serveFriends(answer: { status?: number; json: unknown } = { json: { data: friends } }) {
  const server = serveSalon([]);
  for (let call = 0; call < 5; call++) server.on("/allow_members", answer, "GET");
  return server;
}

const asked = (server: ReturnType<typeof serveFriends>) =>
  server
    .sent("GET")
    .flatMap(({ path }) => (path.includes("allow_members") ? [decodeURIComponent(path)] : []));

describe("the friend of a booking", () => {
  test("is found by name and chosen by keys; an empty name is filled, and × takes it off", async () => {
    const server = serveFriends();
    const panel = await openPanel(fresh);
    await search(panel).fill("山");
    await eventually(() => panel.shadowRoot?.querySelectorAll("[role=option]").length).toBe(2);
    expect(asked(server)).toEqual(["/api/v1/allow_members?operator_role_id=4&name=山"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(name(panel)).toHaveValue("山本 一郎 \u202Eevil");
    expect(panel.value).toMatchObject({ member_id: 8 });
    expect(panel.shadowRoot?.querySelector("img")).toBe(null);
    const remove = within(panel).getByRole("button", { name: "友だちを外す" });
    await hasFocus(remove);
    await userEvent.keyboard("{Enter}");
    await hasFocus(search(panel));
    expect(panel.value).toMatchObject({ member_id: null, name: "山本 一郎 \u202Eevil" });
    panel.undo();
    expect(panel.value).toMatchObject({ member_id: 8 });
  });

  test("does not take the place of a name that is there", async () => {
    serveFriends();
    const panel = await openPanel(fresh);
    await name(panel).fill("お母様");
    await search(panel).fill("花");
    await within(panel).getByRole("option", { name: "山田 花子" }).click();
    await eventually(() => panel.value).toMatchObject({ member_id: 7, name: "お母様" });
  });

  test("the Enter of a conversion chooses nobody", async () => {
    serveFriends();
    const panel = await openPanel(fresh);
    await search(panel).click();
    await compose("山");
    await eventually(() => panel.shadowRoot?.querySelectorAll("[role=option]").length).toBe(2);
    await pressForInputMethod("Enter");
    await commit("山");
    await afterConversion();
    expect(panel.value).toMatchObject({ member_id: null });
  });

  test("a refused search says why, and the next one is made", async () => {
    const server = serveSalon([]);
    server.on("/allow_members", { status: 403, json: { message: "権限がありません" } }, "GET");
    server.on("/allow_members", { json: { data: friends } }, "GET");
    const panel = await openPanel(fresh);
    await search(panel).fill("山");
    await eventually(() => panelText(panel)).toContain("友だちを検索できませんでした 権限がありません");
    await search(panel).fill("山田");
    await eventually(() => panel.shadowRoot?.querySelectorAll("[role=option]").length).toBe(2);
  });

  test("the page's own function takes the place of the call", async () => {
    const server = serveFriends();
    const panel = await openPanel(fresh);
    const calls: string[] = [];
    panel.findFriends = async (text) => {
      calls.push(text);
      return [{ id: 9, name: "鈴木" }];
    };
    await search(panel).fill("鈴");
    await within(panel).getByRole("option", { name: "鈴木" }).click();
    await eventually(() => panel.value).toMatchObject({ member_id: 9 });
    expect(calls).toEqual(["鈴"]);
    expect(asked(server)).toEqual([]);
  });

  test("one that only the id is known of is asked for", async () => {
    const server = serveSalon([]);
    server.on("/allow_members/7", { json: { data: friends[0] } }, "GET");
    const panel = await openPanel({ ...fresh, value: { member_id: 7, date: "2026-11-21" } });
    await eventually(() => panelText(panel)).toContain("山田 花子");
    expect(asked(server)).toEqual(["/api/v1/allow_members/7?operator_role_id=4"]);
  });

  test("what a server says of it stands at the field", async () => {
    const server = serveFriends();
    const events = ["failure"];
    const panel = await openPanel({
      ...fresh,
      finisher: "post",
      value: { date: "2026-11-21", from: "10:00", to: "11:00" },
    });
    const heard = record(panel, events);
    server.on(
      "/v2/salon/1/reservations",
      { status: 422, json: { message: "登録できません", errors: { member_id: ["この友だちは選べません"] } } },
      "POST",
    );
    await panel.submit();
    expect(heard.length).toBe(1);
    await eventually(() => search(panel).element().getAttribute("aria-invalid")).toBe("true");
    const describedBy = search(panel).element().getAttribute("aria-describedby") ?? "";
    const words = describedBy.split(" ").map((id) => panel.shadowRoot?.getElementById(id)?.textContent);
    expect(words.join()).toContain("この友だちは選べません");
  });
});
