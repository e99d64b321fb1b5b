export const usage = (workloads) =>
  [
    "npm run bench -- <workload> [--contenders a,b] [--repeats n] [--scale name=number,…] [--out file.json]",
    "cold and warm also take [--dist name=folder,…]: which built packages are measured, without it dist/ of this checkout",
    `workloads: ${workloads.join(", ")}`,
  ].join("\n");

/** What the command line asks for, or `problem`: one sentence. */
export function readOptions(args, workloads) {
  const options = { repeats: 5, scale: {}, contenders: undefined, dists: undefined, file: undefined };
  const rest = [];
  for (let at = 0; at < args.length; at += 1) {
    const [name, ...inline] = args[at].split("=");
    if (!name.startsWith("--")) {
      rest.push(args[at]);
      continue;
    }
    const value = inline.length > 0 ? inline.join("=") : args[++at];
    const problem = value ? take(options, name, value) : `${name} needs a value.`;
    if (problem) return { problem };
  }
  const [workload, ...more] = rest;
  if (!workloads.includes(workload)) return { problem: `"${workload ?? ""}" is no workload.` };
  if (more.length > 0) return { problem: `One workload at a time, but there is also "${more.join(" ")}".` };
  if (options.dists && !["cold", "warm"].includes(workload))
    return { problem: "Only cold and warm measure built packages (--dist)." };
  return { ...options, workload };
}

function take(options, name, value) {
  if (name === "--contenders") options.contenders = value.split(",");
  else if (name === "--repeats") options.repeats = Number(value);
  else if (name === "--dist") options.dists = Object.fromEntries(value.split(",").map(distOf));
  else if (name === "--out") options.file = value;
  else if (name === "--scale") {
    for (const part of value.split(",")) {
      const [key, number] = part.split("=");
      options.scale[key] = Number(number);
    }
  } else return `There is no option ${name}.`;
  if (!(options.repeats >= 1)) return "--repeats needs a number from 1.";
  if (Object.values(options.scale).some(Number.isNaN)) return "--scale needs numbers, as in n=1000.";
  return undefined;
}

/** `name=folder`, or a folder alone, which then is its own name. */
function distOf(part) {
  const [name, folder = name] = part.split("=");
  return [name, folder];
}
