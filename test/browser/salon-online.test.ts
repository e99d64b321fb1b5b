import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, dialog, root, textbox } from "../elements/page.js";
import { alerts, announced, openSettings, panel } from "../elements/salon-settings/page.js";
import { changeConfig, configOf, type Row } from "../elements/salon-settings/page-hours.js";
import { refusal, serveSalons } from "../elements/salon-settings/server.js";
import { onlineConfigOf } from "../host/api/salon/online-configs.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";

type Host = ReturnType<typeof serveSalons>;
const enable = "オンライン予約を受け付ける";
const toggle = (made: Element, name: string) => within(made).getByRole("switch", { name, exact: true });
const permission = (made: Element, name: string) =>
  within(made).getByRole("radiogroup", { name, exact: true });
const onlineOf = (host: Host, salon = 1) =>
  host.colleague("GET", `salon/${salon}/online_configs`) as Promise<Row>;

async function openOnline(salon = 1, prepare: (host: Host) => unknown = () => {}) {
  const host = serveSalons();
  await prepare(host);
  const made = await openSettings({ section: "online", "salon-id": String(salon) });
  await eventually(() => panel(made)?.querySelectorAll("[role=radiogroup]").length).toBeGreaterThanOrEqual(2);
  return { host, made };
}

describe("switches", () => {
  test("only what the section needs is read", async () => {
    const { host } = await openOnline(3);
    const calls = host.calls.map(({ call }) => call).sort();
    expect(calls).toEqual(["GET 3/configs", "GET 3/online_configs", "GET 3/online_url"]);
  });

  test.each([
    [enable, "enable_online", "enable_online"],
    ["予約をプッシュ通知する", "push_notification", "push_notification_status"],
  ])("%s is sent at once, by its key", async (name, key, field) => {
    const { host, made } = await openOnline();
    const heard = record(made, ["saved"]);
    await toggle(made, name).click();
    await expect.element(toggle(made, name)).not.toBeChecked();
    await eventually(() => announced(made)).toBe("保存しました");
    expect(host.writes()).toEqual([{ call: `PATCH 1/configs?attr=${key}`, body: { value: false } }]);
    expect((await configOf(host))[field]).toBe(false);
    expect(heard.map(({ detail }) => detail)).toMatchObject([
      { section: "online", kind: "update", id: (await configOf(host)).id, data: { [field]: false } },
    ]);
    expect(made.dirty).toBe(false);
  });

  test("goes back when it is refused, and the answer is shown as it is", async () => {
    const { host, made } = await openOnline();
    host.meet("PATCH 1/configs", () => refusal(400, { message: "Not Allowed" }));
    await toggle(made, enable).click();
    await eventually(() => alerts(made)).toEqual(["Not Allowed"]);
    await expect.element(toggle(made, enable)).toBeChecked();
    for (const status of [409, 419]) {
      host.meet("PATCH 1/configs", () => refusal(status, { message: "x" }));
      await toggle(made, enable).click();
      await eventually(() => host.writes().length).toBe(status === 409 ? 2 : 3);
      await eventually(() => alerts(made)).toEqual(["不明なエラーが発生しました"]);
      await expect.element(toggle(made, enable)).toBeChecked();
    }
    expect((await configOf(host)).enable_online).toBe(true);
  });

  test("off says that booking is stopped", async () => {
    const { made } = await openOnline();
    expect(panel(made)?.textContent).not.toContain("オンライン予約は停止中です");
    await toggle(made, enable).click();
    await eventually(() => panel(made)?.textContent).toContain("オンライン予約は停止中です");
  });

  test("without a configuration the first change makes it, from then on as always", async () => {
    const { host, made } = await openOnline(6);
    for (const name of [enable, "予約をプッシュ通知する"])
      await expect.element(toggle(made, name)).not.toBeChecked();
    for (const name of ["お客様による変更", "お客様によるキャンセル"])
      await expect.element(permission(made, name).getByRole("radio", { name: "不可" })).toBeChecked();
    await toggle(made, "予約をプッシュ通知する").click();
    await eventually(() => announced(made)).toBe("保存しました");
    await toggle(made, enable).click();
    await eventually(async () => (await configOf(host, 6)).enable_online).toBe(true);
    expect(host.writes()).toEqual([
      {
        call: "POST 6/configs",
        body: {
          ...{ enable_online: false, sync_shift: false, push_notification_status: true },
          ...{ change_permission: 0, cancel_permission: 0, slot_minutes: 30, special_dates: [] },
        },
      },
      { call: "PATCH 6/configs?attr=enable_online", body: { value: true } },
    ]);
  });
});

describe("permissions", () => {
  test("are sent at once with the whole and its version", async () => {
    const { host, made } = await openOnline();
    const before = await configOf(host);
    const change = permission(made, "お客様による変更");
    await expect.element(change.getByRole("radio", { name: "申請" })).toBeChecked();
    await change.getByRole("radio", { name: "可", exact: true }).click();
    await eventually(() => announced(made)).toBe("保存しました");
    expect(host.writes()).toEqual([
      {
        call: "PUT 1/configs",
        body: { ...before, change_permission: 1, base_updated_at: before.updated_at },
      },
    ]);
    host.meet("PUT 1/configs", () => refusal(403, { message: "権限がありません" }));
    await permission(made, "お客様によるキャンセル").getByRole("radio", { name: "不可" }).click();
    await eventually(() => alerts(made)).toEqual(["権限がありません"]);
    await expect
      .element(permission(made, "お客様によるキャンセル").getByRole("radio", { name: "申請" }))
      .toBeChecked();
  });

  test("one that nobody knows is shown raw, and kept by other changes", async () => {
    let sent: unknown = null;
    const { host, made } = await openOnline(1, async (served) => {
      const config = { ...(await configOf(served)), change_permission: 2, future: [1] };
      served.meet("GET 1/configs", () => Response.json({ data: config }));
      served.meet("PUT 1/configs", () => {
        sent = served.writes().at(-1)?.body;
        return Response.json({ data: config });
      });
    });
    const raw = permission(made, "お客様による変更").getByRole("radio", { checked: true });
    await expect.element(raw).toHaveAccessibleName(/2/);
    await permission(made, "お客様によるキャンセル").getByRole("radio", { name: "不可" }).click();
    await eventually(() => host.writes().length).toBe(1);
    await eventually(() => sent).toMatchObject({ change_permission: 2, cancel_permission: 0, future: [1] });
  });

  test("over what a colleague has changed elsewhere; where he changed the same, his is shown", async () => {
    const { host, made } = await openOnline();
    await changeConfig(host, { slot_minutes: 60 });
    await permission(made, "お客様による変更").getByRole("radio", { name: "不可" }).click();
    await eventually(() => announced(made)).toBe("保存しました");
    expect(await configOf(host)).toMatchObject({ slot_minutes: 60, change_permission: 0 });
    expect(host.writes().length).toBe(2);
    await changeConfig(host, { change_permission: 3 });
    await permission(made, "お客様による変更").getByRole("radio", { name: "可", exact: true }).click();
    await eventually(() => alerts(made).length).toBe(1);
    await expect
      .element(permission(made, "お客様による変更").getByRole("radio", { name: "申請" }))
      .toBeChecked();
    expect((await configOf(host)).change_permission).toBe(3);
  });
});

describe("the public page", () => {
  test("its address, its code, and whether it is public", async () => {
    const { host, made } = await openOnline();
    await expect.element(textbox(made, "公開URL")).toHaveAttribute("readonly");
    const { url } = (await host.colleague("GET", "salon/1/online_url")) as { url: string };
    await expect.element(textbox(made, "公開URL")).toHaveValue(url);
    const link = within(made).getByRole("link", { name: "開く" });
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener");
    await button(made, "QRコード").click();
    await expect.element(within(made).getByRole("img", { name: "予約ページのQRコード" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    const before = await onlineOf(host);
    await within(made).getByRole("checkbox", { name: "予約ページを公開する" }).click();
    await eventually(() => announced(made)).toBe("保存しました");
    expect(host.writes()).toEqual([
      {
        call: `PUT 1/online_configs/${before.id}`,
        body: { ...before, is_public: false, base_updated_at: before.updated_at },
      },
    ]);
    host.meet("PUT 1/online_configs", () => refusal(403, { message: "権限がありません" }));
    await within(made).getByRole("checkbox", { name: "予約ページを公開する" }).click();
    await eventually(() => alerts(made)).toEqual(["権限がありません"]);
    await expect
      .element(within(made).getByRole("checkbox", { name: "予約ページを公開する" }))
      .not.toBeChecked();
  });

  test("that is not made yet is said, and nothing of it is shown", async () => {
    const { made } = await openOnline(3);
    await eventually(() => panel(made)?.textContent).toContain("オンライン予約はまだ用意されていません");
    const names = within(made).getByRole("group").elements();
    const shown = names.map((each) => {
      const id = each.getAttribute("aria-labelledby");
      return id ? root(made).getElementById(id)?.textContent : each.getAttribute("aria-label");
    });
    for (const name of ["店舗情報", "お客様情報", "予約時のアクション"]) expect(shown).not.toContain(name);
    expect(alerts(made)).toEqual([]);
  });
});

describe("the shop", () => {
  test("is saved whole by a press, with keys that nobody knows", async () => {
    const { host, made } = await openOnline();
    const { shop_info } = await onlineOf(host);
    const heard = record(made, ["change"]);
    await userEvent.fill(textbox(made, "店舗名"), "新しい名前");
    expect(heard.at(-1)?.detail).toEqual({ dirty: true, valid: true, section: "online" });
    // Enter does not save here.
    await userEvent.keyboard("{Enter}");
    await userEvent.fill(textbox(made, "画像のURL"), "javascript:alert(1)");
    await button(made, "店舗情報を保存").click();
    await eventually(() => alerts(made)).toEqual(["画像のURLが正しくありません"]);
    await expect
      .element(textbox(made, "画像のURL"))
      .toHaveAccessibleDescription("画像のURLが正しくありません");
    await eventually(() => root(made).activeElement).toBe(textbox(made, "画像のURL").element());
    expect(host.writes()).toEqual([]);
    await userEvent.fill(textbox(made, "画像のURL"), "");
    await button(made, "店舗情報を保存").click();
    await eventually(() => announced(made)).toBe("保存しました");
    expect(host.writes()).toEqual([
      {
        call: "PATCH 1/online_configs?attr=shop",
        body: { shop_info: { ...(shop_info as Row), name: "新しい名前", image_url: null } },
      },
    ]);
    expect(made.dirty).toBe(false);
  });

  test("a refusal goes to its field, and what was typed stays", async () => {
    const { host, made } = await openOnline();
    await userEvent.fill(textbox(made, "電話番号"), "abc");
    host.meet("PATCH 1/online_configs", () =>
      refusal(422, {
        message: "入力を確認してください",
        "shop_info.tel": ["電話番号の形式が正しくありません"],
      }),
    );
    await button(made, "店舗情報を保存").click();
    await eventually(() => alerts(made)).toContain("電話番号の形式が正しくありません");
    await expect
      .element(textbox(made, "電話番号"))
      .toHaveAccessibleDescription("電話番号の形式が正しくありません");
    await eventually(() => root(made).activeElement).toBe(textbox(made, "電話番号").element());
    await expect.element(textbox(made, "電話番号")).toHaveValue("abc");
    expect(made.dirty).toBe(true);
  });

  test("stays while another section is shown, and is asked about before the salon is left", async () => {
    const { host, made } = await openOnline();
    await userEvent.fill(textbox(made, "店舗名"), "途中");
    await within(made).getByRole("tab", { name: "コース" }).click();
    await within(made).getByRole("tab", { name: "オンライン予約（未保存）" }).click();
    await expect.element(textbox(made, "店舗名")).toHaveValue("途中");
    made.setAttribute("salon-id", "2");
    await expect.element(dialog(made, "保存していない変更があります")).toBeVisible();
    await button(made, "破棄する").click();
    await expect
      .element(textbox(made, "店舗名"))
      .toHaveValue(onlineConfigOf(host.store, 2)?.shop_info.name ?? "");
    expect(made.dirty).toBe(false);
  });
});
