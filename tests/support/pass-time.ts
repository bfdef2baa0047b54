let passed = 0;

/**
 * Lets the program believe that time has gone by, so that what it keeps for a while is old. Only the
 * running clock moves; timers do not.
 */
export const passTime = (milliseconds: number): void => {
  passed += milliseconds;
  if (jest.isMockFunction(performance.now)) return;
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
};

/** Stops the running clock, which only `passTime` moves from then on: no slow machine makes things old. */
export const stopTime = (): void => {
  const stopped = performance.now() - passed;
  jest.spyOn(performance, 'now').mockImplementation(() => stopped + passed);
};

/** Once the running clock is the real one again: what has passed for one file has not for the next. */
export const endPassedTime = (): void => {
  passed = 0;
};

const wallClock = Date.now.bind(Date);
let wallPassed = 0;

/** The same for the clock on the wall, which the library of the circuit breaker reads. */
export const passWallTime = (milliseconds: number): void => {
  wallPassed += milliseconds;
  jest.spyOn(Date, 'now').mockImplementation(() => wallClock() + wallPassed);
};
