/** What it is given, and which texts of the examples it then shows. */
export function mocked(example) {
  const [journey] = example("/api/journeys").data;
  return [{}, [journey.name, example("/api/journey_groups").data[0].name]];
}
