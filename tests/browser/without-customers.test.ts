import { copyAsked, deletionAsked } from '../../src/application/account/account-data-slice';
import { NO_LINK_WINDOW } from '../../src/application/ports/link-window';
import { reorderAsked } from '../../src/application/tracking/reorder-slice';
import { slotsNeeded } from '../../src/application/schedule/slots-slice';
import { createCoreSlot } from '../../src/application/store/core-slot';
import { createShopStore } from '../../src/application/store/create-store';
import type { ShopAction } from '../../src/application/redux/slice';
import { withoutCustomers } from '../../src/browser/without-customers';
import { trackedOrder } from '../support/orders';

const asked = async (action: ShopAction, fetch?: () => Promise<never>) => {
  const store = createShopStore(createCoreSlot());
  store.dispatch(action);
  await withoutCustomers(store, NO_LINK_WINDOW, action, fetch);
  return store.getState();
};

it('what nobody can carry out does not stay on its way', async () => {
  expect(await asked(slotsNeeded(undefined))).toMatchObject({ slots: { kind: 'failed' } });
  expect((await asked(reorderAsked(trackedOrder()))).notice.shown?.text).toBe('reorder.failed');
  expect((await asked(copyAsked(undefined))).notice.shown?.text).toBe('account.notCopied');
  expect((await asked(deletionAsked(undefined))).accountData.refusal?.text).toBe(
    'account.notDeleted',
  );
});

it('without a network nothing is said to be done', async () => {
  const { slots } = await asked(slotsNeeded(undefined), () =>
    Promise.reject(new Error('no network')),
  );
  expect(slots.kind).not.toBe('ready');
});
