/* The counts as a picture and as a table: with the hues, they come once the section is shown. */

export { CountsCard } from "./CountsCard.js";
