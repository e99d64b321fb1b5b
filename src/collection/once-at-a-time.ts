/** Makes calls of which one under a name is under way at a time: who asks meanwhile waits for that one. */
export function createOnceAtATime(): <T>(name: string, call: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(name: string, call: () => Promise<T>) => {
    const running = underWay.get(name) as Promise<T> | undefined;
    if (running) return running;
    const made = call().finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  };
}
