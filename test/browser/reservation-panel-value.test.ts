import { describe, expect, test } from "vitest";
import { field } from "../elements/page.js";
import { arrived, mountPanel, openPanel, panelText, phase } from "../elements/reservation-panel/page.js";
import { serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import { eventually, onScreen, within } from "./support/editors.js";

const nameField = (panel: Element) => field(panel, "お名前");

const other = { id: 6, name: "佐藤 健", date: "2026-11-21", from: "10:00", to: "11:00" };

/** What is closing stays as it was, also after it was drawn again. */
async function staysWhileClosing(panel: Element, name: string): Promise<void> {
  await onScreen();
  expect(phase(panel)).toBe("closing");
  expect(Reflect.get(nameField(panel).element(), "value")).toBe(name);
}

describe("a value that is set while the panel closes", () => {
  test("is that of the next reservation: the old one stays, then the next is shown as it was given", async () => {
    const server = serveSalon();
    const panel = await openPanel({ type: "form" });
    panel.reservationId = "6";
    panel.value = other;
    expect(panel.value).toMatchObject(other);
    await staysWhileClosing(panel, "山田 花子");
    await arrived(panel);
    await expect.element(nameField(panel)).toHaveValue("佐藤 健");
    expect([panel.value, panel.dirty]).toMatchObject([other, false]);
    expect(server.received.filter(({ url }) => url.searchParams.get("ids") === "6")).toEqual([]);
  });

  test("is that of no other one: the old one stays until nothing is shown", async () => {
    serveSalon();
    const panel = await openPanel({ type: "form" });
    panel.close();
    panel.value = { ...other, id: 5 };
    await staysWhileClosing(panel, "山田 花子");
    await eventually(() => phase(panel)).toBe(null);
    expect(panel.value).toMatchObject({ ...other, id: 5 });
    panel.show();
    await arrived(panel);
    await expect.element(nameField(panel)).toHaveValue("佐藤 健");
  });

  test("is there when the same one is opened again at once", async () => {
    serveSalon();
    const panel = await openPanel({ type: "form" });
    panel.close();
    panel.value = { ...other, id: 5 };
    panel.show();
    await staysWhileClosing(panel, "山田 花子");
    await arrived(panel);
    await expect.element(nameField(panel)).toHaveValue("佐藤 健");
  });

  test("is the last of several, and also the one that is there already", async () => {
    serveSalon();
    const panel = await openPanel({ "reservation-id": null, type: "form", value: JSON.stringify(other) });
    const before = panel.value;
    panel.close();
    panel.value = { ...other, name: "中村" };
    panel.value = before;
    await eventually(() => phase(panel)).toBe(null);
    expect(panel.value).toEqual(before);
  });

  test("is what a save sends", async () => {
    const server = serveSalon([serverReservation(), serverReservation(other)]);
    const panel = await openPanel({ type: "form" });
    panel.reservationId = "6";
    panel.value = other;
    expect(await panel.submit()).toMatchObject({ ok: true, payload: other });
    expect(server.sent("PUT").map(({ body }) => body)).toMatchObject([other]);
    await expect.element(nameField(panel)).toHaveValue("佐藤 健");
    const saved = { ...other, base_updated_at: server.rows.get(6)?.updated_at };
    await onScreen();
    expect([panel.value, panel.dirty, phase(panel)]).toMatchObject([saved, false, "open"]);
  });

  test("is refused at once where it is none, and what is there stays", async () => {
    serveSalon();
    const panel = await openPanel({ type: "form" });
    const heard: unknown[] = [];
    panel.addEventListener("failure", ({ detail }) => heard.push(detail.reason));
    panel.close();
    panel.value = { name: 5 };
    expect(heard).toEqual(["invalid-input"]);
    await eventually(() => phase(panel)).toBe(null);
    expect(panel.value).toMatchObject({ id: 5, name: "山田 花子" });
  });

  test("is there when the panel leaves the page meanwhile", async () => {
    serveSalon();
    const panel = await openPanel({ type: "form" });
    panel.close();
    panel.value = { ...other, id: 5 };
    panel.remove();
    await eventually(() => phase(panel)).toBe(null);
    expect(panel.value).toMatchObject({ ...other, id: 5 });
  });
});

describe("a value of another reservation while one is open", () => {
  const given = JSON.stringify({ ...other, id: 5, name: "山田 花子" });

  test("has the panel closed first, with the old one in it", async () => {
    serveSalon([serverReservation(), serverReservation(other)]);
    const panel = await openPanel({ "reservation-id": null, type: "form", value: given });
    panel.value = other;
    await staysWhileClosing(panel, "山田 花子");
    await arrived(panel);
    await expect.element(nameField(panel)).toHaveValue("佐藤 健");
  });

  test("a dirty form asks first, and is edited on where the operator wants it", async () => {
    serveSalon([serverReservation(), serverReservation(other)]);
    const panel = await openPanel({ "reservation-id": null, type: "form", value: given });
    await nameField(panel).fill("書きかけ");
    const question = within(panel).getByRole("dialog", { name: "保存していない変更があります" });
    panel.value = other;
    await question.getByRole("button", { name: "編集を続ける" }).click();
    await expect.element(nameField(panel)).toHaveValue("書きかけ");
    expect([panel.value, panel.dirty]).toMatchObject([{ id: 5, name: "書きかけ" }, true]);
    panel.close();
    await question.getByRole("button", { name: "破棄する" }).click();
    await eventually(() => phase(panel)).toBe(null);
    expect([panel.value, panel.dirty]).toMatchObject([other, false]);
    panel.show();
    await eventually(() => panelText(panel)).toContain("予約の編集");
    await expect.element(nameField(panel)).toHaveValue("佐藤 健");
  });

  test("one of the reservation that is shown is there at once", async () => {
    serveSalon();
    const panel = await openPanel({ type: "form" });
    panel.value = { ...other, id: 5 };
    expect(panel.value).toMatchObject({ ...other, id: 5 });
    await expect.element(nameField(panel)).toHaveValue("佐藤 健");
    expect(phase(panel)).toBe("open");
  });
});

describe("a value that is given while the panel is closed", () => {
  test("is shown, also where another panel knows the reservation as it was", async () => {
    serveSalon();
    const same = { "api-base": "/server-of-a-given-one" };
    await openPanel(same);
    const panel = mountPanel({
      ...same,
      type: "form",
      open: null,
      value: JSON.stringify({ ...other, id: 5 }),
    });
    panel.show();
    await arrived(panel);
    await expect.element(nameField(panel)).toHaveValue("佐藤 健");
  });

  test("has no place where another panel knows a newer one", async () => {
    serveSalon();
    const same = { "api-base": "/server-of-a-newer-one" };
    const first = await openPanel(same);
    const old = { ...other, id: 5, updated_at: "2026-10-01T10:00:00+09:00" };
    const panel = mountPanel({ ...same, open: null, value: JSON.stringify(old) });
    panel.show();
    await arrived(panel);
    for (const each of [first, panel]) expect(panelText(each)).toContain("山田 花子 様");
  });
});
