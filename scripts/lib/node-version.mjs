/** @param {string} version @returns {number[]} */
const numbersOf = (version) =>
  version
    .replace(/^[^\d]*/, '')
    .split('.')
    .map(Number);

/**
 * @param {string} engines such as ">=20.19"
 * @param {string} running such as "20.20.2"
 * @returns {string | undefined} what is wrong, in words
 */
export const nodeRefusal = (engines, running) => {
  const [major = 0, minor = 0] = numbersOf(engines);
  const [runningMajor = 0, runningMinor = 0] = numbersOf(running);
  const isEnough = runningMajor > major || (runningMajor === major && runningMinor >= minor);
  return isEnough
    ? undefined
    : `Node.js ${major}.${minor} or newer is needed, and this is ${running}. Get it from https://nodejs.org.`;
};
