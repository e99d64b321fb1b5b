/** What it is given, and which texts of the examples it then shows. */
export function mocked(example) {
  const items = Object.values(example("/api/v_resource/{kind}").items);
  const [item] = items;
  return [{ value: `[[var id=${item.id}]]` }, [item.name]];
}
