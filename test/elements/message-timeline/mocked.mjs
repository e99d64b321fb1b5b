/** What it is given, and which texts of the examples it then shows. */
export function mocked(example) {
  const [message] = example("/api/v1/message/timeline/messages").data;
  return [{}, [message.text, message.member.name]];
}
