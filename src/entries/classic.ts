import { defineAll } from "./index.js";

/* For pages without modules: one script that defines every element, and the exports of the package as one global. */
defineAll();

export * from "./index.js";
