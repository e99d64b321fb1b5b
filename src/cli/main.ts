import { writeFileSync } from "node:fs";
import { run } from "./run.js";

/* The program `console-editors`, built into one file; `serve.js` stands beside it and comes only when it is asked for. */

const { stdout, stderr, env } = process;
const wantsColour = env.NO_COLOR === undefined || env.NO_COLOR === "";

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  outIsTerminal: stdout.isTTY === true && wantsColour,
  errIsTerminal: stderr.isTTY === true,
  send: (url, init) => fetch(url, init),
  write,
  runServe,
});

function write(file: string, text: string): boolean {
  try {
    writeFileSync(file, text);
    return true;
  } catch {
    return false;
  }
}

/** `serve.js` beside this, which only this program needs and which brings a server along. */
async function runServe(args: readonly string[]): Promise<number> {
  const address = new URL("./serve.js", import.meta.url).href;
  const built = (await import(address)) as { runServe(args: readonly string[]): Promise<number> };
  return await built.runServe(args);
}
