/** What it is given, and which texts of the examples it then shows. */
export function mocked(example) {
  const baseValues = example("/api/member/basevar/{id}").vals;
  return [{ "member-id": "28", inline: "", tab: "base" }, [baseValues.本名]];
}
