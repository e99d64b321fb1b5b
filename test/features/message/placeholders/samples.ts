/** The samples of every kind, by the name of its folder. */
const modules = import.meta.glob<{ samples: Readonly<Record<string, string>> }>(
  "../../../../src/features/message/placeholders/*/*.samples.ts",
  { eager: true },
);

/** The named samples of one kind. */
export function samplesOf(name: string): [label: string, source: string][] {
  const path = Object.keys(modules).find((each) => each.endsWith(`/${name}/${name}.samples.ts`));
  return Object.entries(modules[path ?? ""]?.samples ?? {});
}
