/* The screen of a salon's settings, of all sections, and what is done to the server's data in them. */
export { createMutations } from "./mutations/create-mutations.js";
export { SalonScreen } from "./SalonScreen.js";
export { salonStyles } from "./styles.js";
