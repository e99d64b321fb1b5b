/** What it is given, and which texts of the examples it then shows. */
export function mocked(example) {
  const [friend] = example("/api/v1/allow_members").data;
  return [{ "operator-role-id": "1" }, [friend.name, friend.richmenu.name]];
}
