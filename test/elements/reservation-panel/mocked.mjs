/** What it is given, and which texts of the examples it then shows. */
export function mocked(example) {
  const [reservation] = example("/api/salon/{salon}/reservations").data;
  const [course] = example("/api/salon/{salon}/courses/all").data;
  return [
    { "salon-id": "1", "reservation-id": String(reservation.id), open: "" },
    [reservation.name, course.name],
  ];
}
