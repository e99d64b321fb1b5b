/** Pages of the host on which an element is printed, and what is pressed before. */
export type OnPaper = readonly (readonly [path: string, press?: string])[];
