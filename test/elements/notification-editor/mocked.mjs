/** What it is given, and which texts of the examples it then shows. */
export const mocked = (example) => [
  { "notification-id": "7" },
  [example("/api/notifications/{id}").data.title, example("/api/notification_channels/all").data[0].name],
];
