import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../tools/chromium.mjs";
import { folderWith } from "./folder.mjs";
import { withPages } from "./servers/static-page.mjs";
import { withPrism } from "./tools/servers.mjs";

/*
 * Each element in Chromium, its server a mock that answers the examples of `dist/openapi.json`: it shows what they say, and
 * nothing that failed. The mock has another origin than the page, as it has for who tries it.
 */

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "dist");

/** What each is given, and which texts of the examples it then shows. */
function shownElements(example) {
  const items = Object.values(example("/api/v_resource/{kind}").items);
  const [item] = items;
  const [journey] = example("/api/journeys").data;
  const [friend] = example("/api/v1/allow_members").data;
  const [message] = example("/api/v1/message/timeline/messages").data;
  const [reservation] = example("/api/salon/{salon}/reservations").data;
  const [resource] = example("/api/salon/{salon}/resources/all").data;
  const [course] = example("/api/salon/{salon}/courses/all").data;
  const field = example("/api/form-fields/{id}");
  const action = example("/api/action/data/{id}");
  const tagEffect = {
    ...{ type: 13, remove: 0, use_group: 0, tag_ids: [item.id], tag_group_id: null, member_query_id: null },
  };
  const baseValues = example("/api/member/basevar/{id}").vals;
  return {
    "action-editor": [
      { value: JSON.stringify({ ...action, inputs: [...action.inputs, tagEffect] }) },
      [item.name],
    ],
    "funnel-editor": [{ "funnel-id": "1601" }, [example("/api/funnel/data/{id}").name]],
    "item-picker": [{ kind: "tag", multiple: "", value: JSON.stringify([item.id]) }, [item.name]],
    "message-editor": [{ value: `[[var id=${item.id}]]` }, [item.name]],
    "message-timeline": [{}, [message.text, message.member.name]],
    "friend-list": [{ "operator-role-id": "1" }, [friend.name, friend.richmenu.name]],
    "friend-editor": [{ "member-id": "28", inline: "", tab: "base" }, [baseValues.本名]],
    "form-field-editor": [{ value: JSON.stringify(field) }, [field.label]],
    "notification-editor": [
      { "notification-id": "7" },
      [example("/api/notifications/{id}").data.title, example("/api/notification_channels/all").data[0].name],
    ],
    "episode-editor": [{ "episode-id": "701" }, [example("/api/episodes/{id}").data.name]],
    "journey-list": [{}, [journey.name, example("/api/journey_groups").data[0].name]],
    "open-api-console": [{}, [example("/api/open_api/service_codes").data[0].name]],
    "salon-settings": [{ "salon-id": "1" }, [course.name]],
    "reservation-panel": [
      { "salon-id": "1", "reservation-id": String(reservation.id), open: "" },
      [reservation.name, course.name],
    ],
    "reservation-schedule": [{ "salon-id": "1", date: reservation.date }, [resource.name, reservation.name]],
  };
}

export async function showMocked() {
  for (const { tag, problems } of await tryMocked()) {
    console.log(`${tag}: ${problems.length === 0 ? "shows the examples" : problems.join("; ")}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

/** What is wrong with what each element shows. */
export async function tryMocked() {
  const document = JSON.parse(readFileSync(join(dist, "openapi.json"), "utf8"));
  const example = (path) =>
    Object.values(document.paths[path].get.responses)[0].content["application/json"].example;
  const place = folderWith(["@stoplight/prism-cli@5.14.2"]);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows = [];
  const showAll = (own) => async (api) => {
    for (const [tag, [attributes, texts]] of Object.entries(shownElements(example))) {
      const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
      const query = new URLSearchParams({ ...attributes, "api-base": api });
      await page.goto(`${own}/${tag}?${query}`);
      rows.push({ tag, problems: await problemsOf(page, texts) });
      await page.close();
    }
  };
  try {
    await withPages(pageOf, (own) => withPrism(place, join(dist, "openapi.json"), showAll(own)));
  } finally {
    await browser.close();
  }
  return rows;
}

async function problemsOf(page, texts) {
  const missing = () => page.evaluate(missingTexts, texts);
  for (let tries = 0; tries < 100 && (await missing()).length > 0; tries++) await page.waitForTimeout(100);
  const failures = await page.evaluate(() => globalThis.failures);
  return [
    ...(await missing()).map((text) => `“${text}” is not shown`),
    ...failures.map((each) => `failure: ${each}`),
  ];
}

/** In the page: the texts that neither stand in the element nor in a field of it. */
function missingTexts(texts) {
  const shown = [];
  const walk = (node) => {
    if (node instanceof HTMLStyleElement) return;
    if (node instanceof Text) shown.push(node.data);
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) shown.push(node.value);
    if (node.shadowRoot) walk(node.shadowRoot);
    node.childNodes.forEach(walk);
  };
  walk(document.querySelector("main"));
  // A text may be cut into several nodes, at its line ends or a name.
  const all = shown.join("").replace(/\s+/g, "");
  return texts.filter((text) => !all.includes(text.replace(/\s+/g, "")));
}

/** The page of an element, with the query as its attributes. */
function pageOf({ pathname, searchParams }) {
  const tag = pathname.slice(1);
  const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const attributes = [...searchParams].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  return `<!doctype html><link rel="icon" href="data:,">
<script>
  globalThis.failures = [];
  addEventListener("failure", ({ detail }) => failures.push(detail.reason + " " + detail.messages.join(" ")));
</script>
<script type="module" src="/assets/${tag}.js"></script>
<main><${tag}${attributes}></${tag}></main>`;
}
