/** What it is given, and which texts of the examples it then shows. */
export const mocked = (example) => [{ "episode-id": "701" }, [example("/api/episodes/{id}").data.name]];
