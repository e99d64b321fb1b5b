/** What it is given, and which texts of the examples it then shows. */
export const mocked = (example) => [{ "funnel-id": "1601" }, [example("/api/funnel/data/{id}").name]];
