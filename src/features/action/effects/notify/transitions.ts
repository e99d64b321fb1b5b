import type { NotifyEffect } from "./notify.js";

export function writeNotice(effect: NotifyEffect, text: string): NotifyEffect {
  return { ...effect, text };
}
