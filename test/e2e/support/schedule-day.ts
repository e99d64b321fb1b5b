import type { Locator } from "playwright";

/** The chip of a reservation, once it is drawn; a day begins with the present hour, and draws what is near. */
export async function showChip(schedule: Locator, key: string): Promise<Locator> {
  await schedule.locator(".schedule-rows").waitFor();
  await schedule.locator(".schedule-box").evaluate((box) => box.scrollTo({ left: 0 }));
  const chip = schedule.locator(`[data-chip="${key}"]`);
  await chip.waitFor();
  return chip;
}
