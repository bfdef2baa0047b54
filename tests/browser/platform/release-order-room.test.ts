import { signedOut } from '../../../src/application/session/account-slice';
import { lastOrderKnown, lastOrderOf } from '../../../src/application/tracking/last-order-slice';
import { releaseOrderRoom } from '../../../src/browser/platform/release-order-room';
import { BY_KEY, trackedOrder } from '../../support/orders';
import { shopStore } from '../../support/render-shop';

const KNOWN = lastOrderKnown(lastOrderOf({ reference: BY_KEY, order: trackedOrder() }, 'en'));

const room = () => {
  const root = document.createElement('html');
  root.dataset.ordered = '';
  return { root, isLeft: () => 'ordered' in root.dataset };
};

it('leaves no room on the home page where what was stored is no order', () => {
  const { root, isLeft } = room();
  releaseOrderRoom(shopStore('en', []).store, root);
  expect(isLeft()).toBe(false);
});

it('leaves no room on the home page after a logout on another', () => {
  const { root, isLeft } = room();
  const { store } = shopStore('en', [KNOWN]);
  releaseOrderRoom(store, root);
  expect(isLeft()).toBe(true);
  store.dispatch(signedOut(undefined));
  expect(isLeft()).toBe(false);
});
