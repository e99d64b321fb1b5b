import { ourDay } from "../../parts/our-day.js";

Object.assign(window, { bench: ourDay });
