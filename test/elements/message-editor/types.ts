import type { MessageEditorElement } from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const message: MessageEditorElement = document.createElement("message-editor");
message.value = "[[name]]さん";
message.sendKey = "enter";
message.placeholders = ["name", "date"];
message.addEventListener("send", (event) => keep(event.detail.value.length));
message.addEventListener("finish", (event) => keep(event.detail.payload.length));
// @ts-expect-error: there is no such key.
message.sendKey = "tab";
