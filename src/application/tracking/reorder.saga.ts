import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import { reorderFrom } from '../../domain/order/reorder';
import { addReorder } from '../../domain/order/reorder-into-cart';
import type { Toast } from '../notifications/toast-slice';
import { toastShown } from '../notifications/toast-slice';
import { navigationRequested } from '../navigation/requested-path-slice';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import { linesToReorder, reorderNote } from './reorder-note';
import { reorderRequested, reorderFailed } from './reorder-slice';
import { reordered, selectCart } from '../cart/cart-slice';
import { selectCities } from '../city/city-slice';

export interface ReorderDeps {
  readonly loadProducts: CatalogueGateway['productsById'];
}

const NOT_REACHED: Toast = { text: 'reorder.failed', tone: 'failed' };
const NOTHING_LEFT: Toast = { text: 'reorder.nothing', tone: 'failed' };

function* giveUp(toast: Toast) {
  yield* put(reorderFailed(undefined));
  yield* put(toastShown(toast));
}

function* orderAgain(
  { loadProducts }: ReorderDeps,
  { payload }: ReturnType<typeof reorderRequested>,
) {
  const city = yield* select(selectCities);
  const lines = linesToReorder(payload);
  const ids = [...new Set(payload.lines.map(({ line }) => line.productId))];
  const menu = city.current ? yield* call(loadProducts, city.current.id, ids) : null;
  if (!menu?.ok) {
    yield* call(giveUp, NOT_REACHED);
    return;
  }
  const today = new Map(menu.value.map((product) => [product.id, product]));
  const reorder = reorderFrom([...lines.keys()], today);
  if (reorder.lines.length === 0) {
    yield* call(giveUp, NOTHING_LEFT);
    return;
  }
  const cart = yield* select(selectCart);
  yield* put(
    reordered({
      lines: reorder.lines,
      before: cart.lines,
      after: addReorder(cart.lines, reorder),
      note: reorderNote(payload.number, reorder, lines),
    }),
  );
  yield* put(navigationRequested('/cart'));
}

/**
 * Puts what an old order was made of into the cart, as today's menu has it, and leads there. Where
 * nothing of it can be had, or the menu cannot be reached, the cart stays as it is. Rules 13.9.
 */
export function* watchReorders(deps: ReorderDeps): SagaGenerator<void> {
  // Leading: a second click while the first is at work adds nothing twice.
  yield* takeLeading(reorderRequested.type, orderAgain, deps);
}
