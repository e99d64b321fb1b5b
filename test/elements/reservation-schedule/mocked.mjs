/** What it is given, and which texts of the examples it then shows. */
export function mocked(example) {
  const [reservation] = example("/api/salon/{salon}/reservations").data;
  const [resource] = example("/api/salon/{salon}/resources/all").data;
  return [{ "salon-id": "1", date: reservation.date }, [resource.name, reservation.name]];
}
