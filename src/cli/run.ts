import { describedCalls } from "../api/description/index.js";
import { readArguments } from "./arguments.js";
import type { Send } from "./check/ask.js";
import { type CheckContext, check } from "./check/check.js";
import { idOptions } from "./check/id-sources.js";
import { isFine } from "./check/outcome.js";
import { coloured, uncoloured } from "./check/paint.js";
import { report } from "./check/report.js";
import { reportPage } from "./check/report-page.js";
import { table } from "./check/table.js";
import { usage } from "./usage.js";

/** Input, output and clock of the program, so that tests can replace them. */
export interface World {
  out(text: string): void;
  err(text: string): void;
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  readonly send: Send;
  /** Writes a file; false where it cannot. */
  write(file: string, text: string): boolean;
  runServe(args: readonly string[]): Promise<number>;
  /** For tests. */
  readonly check?: Omit<CheckContext, "send">;
}

/** Does what the arguments ask for; the exit code: 0 all fits, 1 something does not, 2 wrong arguments. */
export async function run(args: readonly string[], world: World): Promise<number> {
  const described = world.check?.calls ?? describedCalls;
  const tags = [...new Set(described.flatMap(({ elements }) => elements))];
  const command = readArguments(args, tags, idOptions(described));
  if (command.name === "help") {
    world.out(usage(tags));
    return 0;
  }
  if (command.name === "wrong") {
    world.err(`${command.problem}\nconsole-editors --help says more.\n`);
    return 2;
  }
  if (command.name === "serve") return await world.runServe(command.args);
  const progress = progressOn(world);
  const result = await check(command.options, { send: world.send, ...world.check, progress: progress.show });
  progress.end();
  if (command.report !== null && !world.write(command.report, reportPage(result))) {
    world.err("The report could not be written there.\n");
    return 2;
  }
  const paint = world.outIsTerminal ? coloured : uncoloured;
  world.out(`${command.json ? report(result) : table(result, paint)}\n`);
  return isFine(result) ? 0 : 1;
}

/** One line that changes where it can be seen to change, and a line now and then where it cannot. */
function progressOn({ err, errIsTerminal }: World) {
  let last = 0;
  return {
    show(done: number, { call, path }: { call: { method: string }; path: string }) {
      const line = `${done} calls  ${call.method} ${path}`.slice(0, 99);
      if (errIsTerminal) err(`\r\u001b[2K${line}`);
      else if (done >= last + 25) {
        last = done;
        err(`${done} calls\n`);
      }
    },
    end() {
      if (errIsTerminal) err("\r\u001b[2K");
    },
  };
}
