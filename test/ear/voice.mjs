import { createServer } from "node:net";
import { createInterface } from "node:readline";

/** Listens to `voice.py` at a socket: what it has said since `forget`, and since when it is silent. */
export async function listenAt(path) {
  let texts = [];
  let speaking = false;
  let last = Date.now();
  const server = createServer((voice) => {
    createInterface({ input: voice }).on("line", (line) => {
      const { begins, ends, heard } = JSON.parse(line);
      last = Date.now();
      speaking = begins !== undefined;
      if (ends) texts.push(heard < 1 ? `${part(ends, heard)}✂` : ends);
    });
  });
  await new Promise((resolve) => server.listen(path, resolve));
  return {
    /** Texts in the order in which they were heard; one that was cut off ends in ✂. */
    texts: () => texts,
    forget() {
      texts = [];
    },
    silentFor: () => (speaking ? 0 : Date.now() - last),
    end: () => server.close(),
  };
}

function part(text, heard) {
  const letters = [...text];
  return letters.slice(0, Math.floor(letters.length * heard)).join("");
}
