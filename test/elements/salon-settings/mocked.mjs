/** What it is given, and which texts of the examples it then shows. */
export function mocked(example) {
  const [course] = example("/api/salon/{salon}/courses/all").data;
  return [{ "salon-id": "1" }, [course.name]];
}
