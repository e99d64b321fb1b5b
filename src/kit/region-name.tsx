import { createContext, useContext } from "react";

const RegionNameContext = createContext((name: string) => name);

/** Says how regions are named inside: two editors on a page may have parts of one name. The same function all the while. */
export const RegionNameProvider = RegionNameContext.Provider;

/** The accessible name of a region, so that it differs from those of the page's other editors. */
export function useRegionName(name: string): string {
  return useContext(RegionNameContext)(name);
}
