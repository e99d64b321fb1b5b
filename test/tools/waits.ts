/** How many times as long as usual a test waits; Vite puts the value in, so that pages know it too (vitest.config.ts). */
export const waits = Number(import.meta.env.WAITS) || 1;
