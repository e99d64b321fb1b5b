// Behind `npm run outside -- <what>`: what others make of the files for hosts. They are installed outside of the project.

const tries = {
  validators: async () => (await import("./validators.mjs")).showValidators(),
  editors: async () => (await import("./editors.mjs")).showEditors(),
  snippets: async () => (await import("./snippets.mjs")).showSnippets(),
  mocked: async () => (await import("./mocked.mjs")).showMocked(),
  servers: async () => (await import("./servers.mjs")).showServers(),
  tools: async (file) => (await import("./tools.mjs")).showTools(file),
};

const asked = process.argv[2];
if (asked && Object.hasOwn(tries, asked)) await tries[asked](process.argv[3]);
else {
  console.error(`npm run outside -- ${Object.keys(tries).join(" | ")}`);
  process.exitCode = 2;
}
