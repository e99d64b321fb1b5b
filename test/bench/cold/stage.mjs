import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { launch, openWindow } from "../tools/browser.mjs";
import { buildContenders } from "../tools/build.mjs";
import { bench, root } from "../tools/contenders.mjs";
import { openNetwork } from "./network.mjs";
import { openNetworkLog } from "./network-log.mjs";
import { ourMarkup, ours, peerMarkup, peers, preloadsOf } from "./pages.mjs";
import { watch } from "./watch.js";

const lines = [
  { rtt: 20, mbit: 50 },
  { rtt: 100, mbit: 10 },
];

/** Every page over every line. */
export async function openStage({ contenders, dists = { "": "dist" }, params }) {
  const sites = [await peerSite(chosen(peers, contenders)), ...ourSites(chosen(ours, contenders), dists)];
  const slowStart = params.slowStart > 0;
  const network = await openNetwork(
    sites.map(({ pages, folder }) => ({ markups: markupsOf(pages), folder })),
    lines.map((line) => ({ ...line, slowStart })),
  );
  const visits = lines.flatMap(({ rtt, mbit }, lineAt) =>
    sites.flatMap(({ pages }, siteAt) =>
      pages.map((page) => ({
        ...page,
        line: `${rtt} ms, ${mbit} Mbit/s`,
        proxy: network.proxies[lineAt],
        address: network.origins[siteAt] + pathOf(page),
      })),
    ),
  );
  const byName = new Map(visits.map((visit) => [`${visit.name}, ${visit.line}`, visit]));
  const browser = await launch();
  return {
    names: [...byName.keys()],
    about: { visits: Object.fromEntries([...byName].map(([key, visit]) => [key, aboutOf(visit)])) },
    open: (name) => openVisit(browser, network, byName.get(name)),
    async close() {
      await browser.close();
      network.close();
    },
  };
}

function chosen(pages, contenders) {
  const known = [...ours, ...peers].map(({ name }) => name);
  const unknown = (contenders ?? []).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`cold has no contender ${unknown.join(", ")}; there are: ${known.join(", ")}`);
  }
  return pages.filter(({ name }) => !contenders || contenders.includes(name));
}

async function peerSite(pages) {
  const folder = resolve(bench, "dist/cold");
  // Served even where no peer was asked for.
  mkdirSync(folder, { recursive: true });
  const scripts = [...new Set(pages.map(({ script }) => script))];
  await buildContenders("cold", scripts);
  return { folder, pages: pages.map((page) => ({ ...page, markup: peerMarkup(page, folder) })) };
}

/** One for each built package, since all of them are served under the same addresses. Older ones may lack an element. */
function ourSites(pages, dists) {
  const builds = Object.entries(dists).map(([label, dist]) => ({ label, folder: resolve(root, dist) }));
  const isIn = ({ entry }, { folder }) => existsSync(join(folder, `${entry}.js`));
  const missing = pages.find((page) => !builds.some((build) => isIn(page, build)));
  if (missing) {
    const folders = builds.map(({ folder }) => folder).join(", ");
    throw new Error(
      `There is no ${missing.entry}.js in ${folders}: build the package first (npm run build).`,
    );
  }
  return builds.map((build) => {
    const { label, folder } = build;
    for (const page of pages.filter((page) => !isIn(page, build)))
      console.log(`${page.name} is not measured of ${folder}, which has no ${page.entry}.js`);
    const built = pages.filter((page) => isIn(page, build));
    return { folder, pages: built.flatMap((page) => variantsOf(page, folder, label)) };
  });
}

/** The page with the one script tag, and with the package's preload lines if it has them. */
function variantsOf(page, dist, label) {
  const of = label ? ` (${label})` : "";
  const plain = { ...page, name: `${page.name}${of}`, markup: ourMarkup(page) };
  const preloads = preloadsOf(page, dist);
  if (!preloads) return [plain];
  return [plain, { ...page, name: `${page.name} + preload${of}`, markup: ourMarkup(page, preloads) }];
}

function markupsOf(pages) {
  return Object.fromEntries(pages.map((page) => [pathOf(page), page.markup]));
}

function pathOf({ name }) {
  return `/${encodeURIComponent(name)}`;
}

function aboutOf({ name, line, group, reference }) {
  return { page: name, line, group, reference };
}

/** A browser context has a cache, connections and a renderer of its own, all of them empty and new. */
async function openVisit(browser, { lateness }, { address, proxy, control, made, given, opens }) {
  const server = { server: proxy, bypass: "<-loopback>" };
  const window = await openWindow(browser, { proxy: server, viewport: { width: 1280, height: 800 } });
  await window.page.addInitScript(watch, { control, made, given, opens });
  const log = await openNetworkLog(window.devtools);
  await lateness();
  return { ...window, address, log, lateness };
}
