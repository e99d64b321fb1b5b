import { resource } from "../store.js";

/** The present values of common information that is a number, under its id. */
export const commonNumbers = resource<number>("common_number");
