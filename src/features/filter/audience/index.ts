export { Audience } from "./Audience.js";
