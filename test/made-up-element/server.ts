const names = ["佐藤", "鈴木", "高橋"];

/** A call as a server sees it. */
interface Call {
  method: string;
  url: string;
  body: string;
}

/** The first two friends, or the third; each is marked as it was by the last of these calls. */
export function friendsOf(url: string, calls: readonly Call[]): object {
  const all = names.map((name, at) => friend(at + 1, name, calls));
  return url.includes("after=2")
    ? { items: all.slice(2), previous: null, next: null }
    : { items: all.slice(0, 2), previous: null, next: 2 };
}

/** The friend whom a gesture is about, as it is from then on; null where that is no gesture. */
export function markedFriend({ url, body }: Call): object | null {
  const [, id] = gesture.exec(url) ?? [];
  if (id === undefined) return null;
  return { id: Number(id), name: names[Number(id) - 1], marked: JSON.parse(body).marked };
}

const gesture = /\/api\/made-up\/(\d)/;

function friend(id: number, name: string, calls: readonly Call[]): object {
  const last = calls.findLast(({ method, url }) => method === "PUT" && gesture.exec(url)?.[1] === `${id}`);
  return { id, name, marked: last ? JSON.parse(last.body).marked : false };
}
