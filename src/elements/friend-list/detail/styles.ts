import detail from "./detail.css?inline";

/** The looks of what is shown of one friend. */
export const detailStyles: readonly string[] = [detail];
