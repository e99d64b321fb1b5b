/** Text of `--help`. */
export function usage(tags: readonly string[]): string {
  return `console-editors: a server for the elements, checked and tried out

  npx console-editors check <address> [options]
  npx console-editors serve [options]

check asks a server what the elements ask it, and says what does not fit.

  --elements a,b       only what these elements ask; all without it
  --header "N: value"  sent with every call, "Cookie: …" above all; may be repeated
  --csrf TOKEN         the token that the page has for its writes
  --salon 1 --friend 7 ids that addresses need, where none is found by a list (--journey, --filter, …)
  --write              writes too: makes records, changes them and takes them away again
  --origin https://…   the page has another origin: asks by OPTIONS as a browser would
  --json               for machines
  --report file.html   one page besides, to send to whoever owns the server

It ends with 0 where all fits (notes may remain), 1 where something is missing or wrong, and 2 for
wrong arguments. It takes a minute at most, follows no redirect, and prints no value of an answer,
no header and no token.

serve answers in place of a server, from memory, with data for a demonstration: serve --help

Elements: ${wrapped(tags, 88)}
`;
}

function wrapped(words: readonly string[], width: number): string {
  let line = "";
  const lines: string[] = [];
  for (const word of words) {
    if (line && line.length + word.length + 2 > width) {
      lines.push(`${line},`);
      line = "";
    }
    line += (line && ", ") + word;
  }
  return [...lines, line].join("\n  ");
}
