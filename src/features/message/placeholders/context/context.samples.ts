/** As they stand in a text. */
export const samples = {
  "a value": "[[context category=reserve event=register key=price]]",
  "a date in a format": "[[context category=reserve event=register key=date_range format=1]]",
  "a date in the server's format": "[[context category=reserve event=register key=date_range]]",
  "a value that needs an ability": "[[context category=event_book event=event_paid key=qr_url]]",
  "of the open API": "[[context category=open_api event=order key=order.no]]",
  "of a category that nobody knows":
    "[[context category=toString event=constructor key=__proto__ format=99]]",
};
