import { isUnit } from "./contenders.mjs";

const limitSeconds = 150;

/**
 * Contenders take turns, and the order rotates from round to round, so that none always follows the same one. One
 * sample is one fresh renderer process.
 */
export async function runRounds({ stage, scenario, params, repeats, limit = limitSeconds }) {
  const { names } = stage;
  const samples = Object.fromEntries(names.map((name) => [name, []]));
  const errors = {};
  const hopeless = new Set();
  for (let round = 0; round < repeats; round += 1) {
    for (const name of names.map((_, index) => names[(index + round) % names.length])) {
      if (hopeless.has(name)) continue;
      const began = Date.now();
      const sample = await stage.open(name);
      try {
        const measured = await within(limit, scenario(sample, params));
        samples[name].push({ round, ...measured });
        console.log(`${round + 1}/${repeats} ${name} ${seconds(began)} ${brief(measured)}`);
        if (sample.errors.length > 0) errors[name] = sample.errors.slice(0, 3);
      } catch (error) {
        console.log(`${round + 1}/${repeats} ${name} ${seconds(began)} FAILED: ${error.message}`);
        errors[name] = [error.message, ...sample.errors.slice(0, 2)];
        // One that failed at the start, or takes forever, would only cost the others their time.
        if (!isUnit(name) && (samples[name].length === 0 || error.tooLong)) hopeless.add(name);
      }
      await atMost(8, sample.close());
    }
  }
  await atMost(5, stage.close());
  return { samples, errors };
}

function within(limit, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(`took more than ${limit} s`), { tooLong: true })),
      limit * 1000,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function atMost(limit, closing) {
  return Promise.race([closing.catch(() => {}), new Promise((done) => setTimeout(done, limit * 1000))]);
}

function seconds(began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}

function brief(measured) {
  return Object.entries(measured)
    .filter(([, value]) => typeof value !== "object")
    .map(([key, value]) => `${key}=${typeof value === "number" ? Number(value.toFixed(1)) : value}`)
    .join(" ");
}
