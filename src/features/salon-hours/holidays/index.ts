/* The national holidays of Japan: a table of 80 years, which comes on request. */

export { holidaysOf } from "./holidays.js";
