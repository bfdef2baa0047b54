/** @param {string} version @returns {number[]} */
const numbersOf = (version) =>
  version
    .replace(/^[^\d]*/, '')
    .split('.')
    .map(Number);

/**
 * @param {string} engines such as ">=20.19 <24"
 * @param {string} running such as "20.20.2"
 * @returns {string | undefined} what is wrong, in words
 */
export const nodeRefusal = (engines, running) => {
  const [least = '', end = ''] = engines.split(' ');
  const [major = 0, minor = 0] = numbersOf(least);
  const [endMajor = Infinity] = end === '' ? [] : numbersOf(end);
  const [runningMajor = 0, runningMinor = 0] = numbersOf(running);
  const isEnough = runningMajor > major || (runningMajor === major && runningMinor >= minor);
  if (runningMajor >= endMajor)
    return `Node.js older than ${endMajor} is needed, and this is ${running}; README says why. Get it from https://nodejs.org.`;
  return isEnough
    ? undefined
    : `Node.js ${major}.${minor} or newer is needed, and this is ${running}. Get it from https://nodejs.org.`;
};
