import { setPriority } from "node:os";
import { openLine } from "./line.mjs";
import { openSite } from "./site.mjs";

// A process of its own: a browser's log of many files keeps the bench's busy, and the line must keep time meanwhile.
keepTime();
let lines = [];
process.on("disconnect", () => process.exit());
process.on("message", async (message) => {
  process.send(message === "lateness" ? lateness() : await open(message));
});

async function open({ sites, lines: wanted }) {
  const opened = await Promise.all(sites.map(({ markups, folder }) => openSite(markups, folder)));
  const ports = opened.map(({ port }) => port);
  lines = await Promise.all(wanted.map((line) => openLine(line, ports)));
  return { origins: opened.map(({ origin }) => origin), proxies: lines.map(({ address }) => address) };
}

function lateness() {
  return Math.max(...lines.map((line) => line.takeLateness()));
}

function keepTime() {
  try {
    setPriority(-10);
  } catch {
    // Not everybody may. The report tells by how much the line was late.
  }
}
