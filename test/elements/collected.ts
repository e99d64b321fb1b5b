import { elementTags } from "../../src/elements/registry.js";

/**
 * What the folders of all elements say under one name, in the order of the registry. `found` is what `import.meta.glob` gives
 * for that name, by paths.
 */
export function collected<Each>(
  found: Readonly<Record<string, Each>>,
  tags: readonly string[] = elementTags,
): readonly Each[] {
  const [name] = Object.keys(found).map((path) => path.split("/").at(-1));
  return tags.map((tag) => {
    const each = Object.entries(found).find(([path]) => path.endsWith(`/${tag}/${name}`))?.[1];
    if (each === undefined) throw new Error(`test/elements/${tag}/${name} is missing, or says nothing.`);
    return each;
  });
}
