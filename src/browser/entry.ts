import { inTasks } from './platform/next-task';

/** What `main.tsx` is made of; evaluated in one task it would block a slow phone for half a second. */
const evaluateMain = async (): Promise<void> => {
  await inTasks([
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ '../application/cart/cart-slice'),
    () => import(/* webpackMode: "eager" */ '../application/store/create-store'),
    () => import(/* webpackMode: "eager" */ '../ui/navigation/route-table'),
    () => import(/* webpackMode: "eager" */ '../ui/layout/header'),
    () => import(/* webpackMode: "eager" */ '../ui/layout/footer'),
    () => import(/* webpackMode: "eager" */ '../ui/app/shop-watchers'),
    () => import(/* webpackMode: "eager" */ '../ui/app/app'),
    () => import(/* webpackMode: "eager" */ './persistence/persisted-slices'),
  ]);
  await import(/* webpackMode: "eager" */ './main');
};

void evaluateMain();
