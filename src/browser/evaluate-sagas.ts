import { inTasks } from './platform/next-task';

/** Evaluates `sagas.ts` in several tasks, as `entry.ts` does with the first step. */
export const evaluateSagas = async () => {
  await inTasks([
    () =>
      import(
        /* webpackMode: "eager", webpackExports: ["Container", "ContainerModule"] */ 'inversify'
      ),
    () => import(/* webpackMode: "eager", webpackExports: ["default", "isAxiosError"] */ 'axios'),
    () => import(/* webpackMode: "eager" */ '../infrastructure/catalogue/http-catalogue-gateway'),
    () => import(/* webpackMode: "eager" */ '../application/store/menu-sagas'),
    () => import(/* webpackMode: "eager" */ '../infrastructure/container/shop.module'),
  ]);
  return import(/* webpackMode: "eager" */ './sagas');
};
