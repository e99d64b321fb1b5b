import { openFirefox } from "./drivers/puppeteer-page.js";
import { testEngine } from "./test-engine.js";

testEngine("firefox", openFirefox);
