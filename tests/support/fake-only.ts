const TIMERS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Fakes these timers and no others, so that a limit ends when the test says so, on a slow machine too. */
export const fakeOnly = (...faked: readonly (typeof TIMERS)[number][]): void => {
  jest.useFakeTimers({ doNotFake: TIMERS.filter((timer) => !faked.includes(timer)) });
};
