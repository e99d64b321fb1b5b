/** What it is given, and which texts of the examples it then shows. */
export function mocked(example) {
  const items = Object.values(example("/api/v_resource/{kind}").items);
  const [item] = items;
  return [{ kind: "tag", multiple: "", value: JSON.stringify([item.id]) }, [item.name]];
}
