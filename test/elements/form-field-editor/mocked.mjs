/** What it is given, and which texts of the examples it then shows. */
export function mocked(example) {
  const field = example("/api/form-fields/{id}");
  return [{ value: JSON.stringify(field) }, [field.label]];
}
