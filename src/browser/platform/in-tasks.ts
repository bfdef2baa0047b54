import { nextTask } from './next-task';

/**
 * Evaluates modules one after the other, each in a task of its own, between which the browser paints
 * and answers. To be given `import()`s with `webpackMode: "eager"`, each of which finds evaluated what
 * those before it have imported.
 */
export const inTasks = async (imports: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const evaluate of imports) {
    await nextTask();
    await evaluate();
  }
  await nextTask();
};
