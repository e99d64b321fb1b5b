import { slowPage } from "../tools/slow-page.js";

slowPage(Number(import.meta.env.SLOW));
