import { given } from "../../parts/given.js";
import { openProseMirror } from "../../parts/prosemirror-message.js";

openProseMirror(document.getElementById("root"), given().text);
