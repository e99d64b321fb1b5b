import { ourFilter } from "../../parts/our-filter.js";

Object.assign(window, { bench: ourFilter });
