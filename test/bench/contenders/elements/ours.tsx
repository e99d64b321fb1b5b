import { defineWidget } from "../../parts/our-widget.js";

Object.assign(window, { bench: defineWidget() });
