import { defineWidget } from "../../parts/our-widget.js";

defineWidget();
