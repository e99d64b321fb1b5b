import { createContext, type Provider, useContext } from "react";

/**
 * Context that every part of a screen works with: what gives it to them, and the hook by which they get it. `screen`
 * names it for the developer who draws a part outside of it.
 */
export function createScreenContext<T extends object>(
  screen: string,
): readonly [Provider<T | null>, () => T] {
  const Context = createContext<T | null>(null);
  return [
    Context.Provider,
    function useScreen() {
      const value = useContext(Context);
      if (value === null) throw new Error(`outside of ${screen}`);
      return value;
    },
  ];
}
