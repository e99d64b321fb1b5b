/* Days as texts, `YYYY-MM-DD`: no time zone can move them. */

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day that exists. */
export function isDay(text: unknown): text is string {
  const [, year, month, day] = (typeof text === "string" && pattern.exec(text)) || [];
  return year !== undefined && existsDay(Number(year), Number(month), Number(day));
}

/** Whether a day of the calendar exists; months count from 1. */
export function existsDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);
}

/** How many days a month has; without a year February has 29. */
export function daysOfMonth(year: number | null, month: number): number {
  if (month === 2) return year === null || isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
