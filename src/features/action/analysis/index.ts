/* What effects have to do with each other: loaded once the page rests. */
export { Analysis } from "./Analysis.js";
