import { describe, expect, it } from "vitest";
import { faultNames } from "../host/fault-kinds.js";
import { start } from "./running-host.js";

async function startWithPanel() {
  const host = await start();
  return {
    ...host,
    page: async (path = "/") => (await host.get(path)).text(),
    press: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      host.get("/_host/fault-panel", {
        method: "POST",
        redirect: "manual",
        headers: { referer: `${host.url}/actions/1?theme=dark`, ...headers },
        body: new URLSearchParams({ _token: host.token, ...fields }),
      }),
  };
}

const armed = (markup: string) =>
  [...(/<ul data-armed[\s\S]*?<\/ul>/.exec(markup)?.[0] ?? "").matchAll(/<li>([^<]*)</g)].map(
    ([, line]) => line,
  );
function optionsOf(markup: string, name: string) {
  const select = markup.split(`name="${name}">`)[1]?.split("</select>")[0] ?? "";
  return [...select.matchAll(/value="([^"]*)"/g)].map(([, value]) => value);
}

describe("the fault panel", () => {
  it("offers every call of the API and every kind, on every page", async () => {
    const { page } = await startWithPanel();
    for (const path of [
      "/",
      "/filters",
      "/filters/1601",
      "/actions",
      "/actions/1",
      "/embed/modal",
      "/pickers",
      "/line/timeline",
      "/timeline/top",
      "/friends/1/messages",
      "/timeline/modal",
      "/friends",
      "/friends/table",
      "/friends/1/edit",
      "/forms",
      "/forms/in-form",
      "/forms/script",
      "/nothing",
    ]) {
      const markup = await page(path);
      expect(optionsOf(markup, "kind").sort(), path).toEqual(Object.keys(faultNames).sort());
      expect(optionsOf(markup, "call"), path).toEqual(
        expect.arrayContaining([
          "* /api/*",
          "POST /api/action/register",
          "GET /api/v_resource/common_vars",
          "POST /api/v_resource/tag",
          "GET /api/line/slots/:id/rest",
          "GET /api/var/choice/:varId",
          "POST /api/metrics-tracker/report/v1",
          "GET /api/funnel/data/:id",
          "POST /api/funnel/register",
          "GET /api/funnel/groups",
          "GET /api/journeys",
          "GET /api/salon/resources",
          "GET /api/salon/courses",
          "GET /api/salon/statuses",
          "GET /api/form-fields/:id",
          "POST /api/form-fields",
          "GET /api/v_resource/response_mark",
          "POST /api/audience/estimate",
          "POST /api/audience/explain",
          "GET /api/audience/members",
          "GET /api/v1/message/timeline/messages",
          "GET /api/v1/member/messages/:memberId",
          "GET /api/v1/member/messages/:memberId/star",
          "POST /api/messages/confirm_multi",
          "GET /api/member/tag/:memberId",
          "POST /api/member/tag",
          "GET /api/member/var/:memberId",
          "POST /api/member/var",
          "GET /api/v1/member/var/:memberId",
          "POST /api/v1/member/var",
          "GET /api/member/basevar/:memberId",
          "POST /api/member/basevar",
          "POST /api/v1/member/memo",
          "GET /api/v1/operator/permission_list",
          "GET /api/v1/allow_members",
          "GET /api/v1/allow_members/:memberId",
        ]),
      );
      expect(optionsOf(markup, "call").filter((call) => /[{}]/.test(call ?? ""))).toEqual([]);
      expect(markup).not.toMatch(/host-faults" open/);
    }
    expect(await page("/line/message/egg/popup/401/1")).not.toContain("host-faults");
  });

  it("arms by a plain form and comes back to the page, open", async () => {
    const { press, page, get } = await startWithPanel();
    const answer = await press({ call: "GET /api/line/slots/:id/rest", kind: "500", times: "always" });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/actions/1?theme=dark#host-faults",
    ]);
    await press({ call: "* /api/*", kind: "html", times: "1" });
    const markup = await page("/actions/1");
    expect(markup).toMatch(/id="host-faults" open/);
    expect(armed(markup)).toEqual([
      "GET /api/line/slots/:id/rest：500 サーバーエラー（毎回）",
      "/api/*：200 だが中身はHTML（あと1回）",
    ]);
    expect((await get("/api/line/slots/801/rest")).status).toBe(500);
    expect(await (await get("/api/v_resource/tag")).text()).toContain("メンテナンス中");
    expect(armed(await page())).toHaveLength(1);

    await press({ clear: "1" });
    expect(armed(await page())).toEqual([]);
    expect((await get("/api/line/slots/801/rest")).status).toBe(200);
  });

  it("answers a script with the lines instead", async () => {
    const { press, json } = await startWithPanel();
    const answer = await press(
      { call: "POST /api/action/register", kind: "409", times: "1" },
      { accept: "application/json" },
    );
    expect(await answer.json()).toEqual(["POST /api/action/register：409 競合・期限切れ（あと1回）"]);
    expect(await json("/_host/fault-panel")).toEqual([
      "POST /api/action/register：409 競合・期限切れ（あと1回）",
    ]);
  });

  it("refuses what is not from our page, and what is no fault", async () => {
    const { press, json } = await startWithPanel();
    const fields = { call: "POST /api/action/register", kind: "500", times: "1" };
    expect((await press({ ...fields, _token: "wrong" })).status).toBe(419);
    expect((await press({ ...fields, kind: "melt" })).status).toBe(422);
    expect((await press({ kind: "500" })).status).toBe(422);
    expect((await press({ ...fields, times: "0" })).status).toBe(422);
    expect(await json("/_host/faults")).toEqual([]);
  });

  it("leads nowhere else, whatever page it came from", async () => {
    const { press } = await startWithPanel();
    const answer = await press({ clear: "1" }, { referer: "https://example.com/x" });
    expect(answer.headers.get("location")).toBe("/#host-faults");
  });
});
