/** Lets the browser paint and answer before what comes next. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Evaluates modules one after the other, each in a task of its own. To be given `import()`s with
 * `webpackMode: "eager"`, each of which finds evaluated what those before it have imported.
 */
export const inTasks = async (imports: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const evaluate of imports) {
    await nextTask();
    await evaluate();
  }
  await nextTask();
};
