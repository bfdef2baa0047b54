import { nextTask } from './platform/next-task';

/** What the core is made of, all of it in its file: each piece is made ready in a task of its own. */
const PIECES: readonly (() => Promise<unknown>)[] = [
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["Container", "ContainerModule"] */ 'inversify'
    ),
  () => import(/* webpackMode: "eager", webpackExports: ["default", "isAxiosError"] */ 'axios'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["END", "runSaga", "stdChannel"] */ 'redux-saga'
    ),
  () => import(/* webpackMode: "eager" */ '../application/store/menu-watchers'),
  () => import(/* webpackMode: "eager" */ '../infrastructure/container/menu-modules'),
];

/** Reads the core piece by piece, and answers how to set it to work. */
export const makeCoreReady = async () => {
  for (const makeReady of PIECES) {
    await nextTask();
    await makeReady();
  }
  await nextTask();
  return import(/* webpackMode: "eager" */ './attach-core');
};
