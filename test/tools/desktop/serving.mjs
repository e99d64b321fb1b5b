import { spawn } from "node:child_process";

/** Starts a server in Node that says where it listens: its address, and how to end it. */
export async function serve(...args) {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const end = () => child.kill();
  try {
    return { address: await addressOf(child), end };
  } catch (error) {
    end();
    throw error;
  }
}

function addressOf(child) {
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error("The server has ended")));
    child.stdout.on("data", (text) => {
      const found = /http:\/\/localhost:\d+/.exec(String(text));
      if (found) resolve(found[0]);
    });
  });
}
