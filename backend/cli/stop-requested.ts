/** Resolves on a signal to stop, or when the program that started it is gone. */
export const stopRequested = (): Promise<string> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        resolve(signal);
      });
    process.once('disconnect', () => {
      resolve('parent gone');
    });
  });
