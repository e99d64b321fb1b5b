/** What it is given, and which texts of the examples it then shows. */
export function mocked(example) {
  const items = Object.values(example("/api/v_resource/{kind}").items);
  const [item] = items;
  const action = example("/api/action/data/{id}");
  const tagEffect = {
    ...{ type: 13, remove: 0, use_group: 0, tag_ids: [item.id], tag_group_id: null, member_query_id: null },
  };
  return [{ value: JSON.stringify({ ...action, inputs: [...action.inputs, tagEffect] }) }, [item.name]];
}
