import { ourActions } from "../../parts/our-actions.js";

Object.assign(window, { bench: ourActions });
