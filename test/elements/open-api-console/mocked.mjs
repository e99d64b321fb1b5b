/** What it is given, and which texts of the examples it then shows. */
export const mocked = (example) => [{}, [example("/api/open_api/service_codes").data[0].name]];
