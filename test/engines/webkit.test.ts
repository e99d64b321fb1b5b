import { openWebKit } from "./drivers/webkit-page.js";
import { testEngine } from "./test-engine.js";

testEngine("webkit", openWebKit);
