import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { cartRestored } from '../../../src/application/cart/cart-slice';
import { checkoutRestored } from '../../../src/application/checkout/checkout-slice';
import { pageReady } from '../../../src/application/navigation/page-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { changedControls } from '../../../src/browser/intents/changed-controls';
import { LocatedRouteProvider } from '../../../src/ui/navigation/located-route';
import { ShopProviders } from '../../../src/ui/app/shop-providers';
import { CheckoutPage } from '../../../src/ui/pages/checkout/checkout-page';
import { lineOf } from '../../support/carts';
import { SETTINGS, filledForm } from '../../support/checkouts';
import { shopStore, i18nOf } from '../../support/render-shop';

interface EffectProps {
  readonly onHydrated: () => void;
}

const Effect = ({ onHydrated }: EffectProps) => {
  useEffect(() => {
    onHydrated();
  }, [onHydrated]);
  return null;
};

const checkout = (onHydrated: () => void) => (
  <MemoryRouter initialEntries={['/checkout']}>
    <LocatedRouteProvider>
      <CheckoutPage />
      <Effect onHydrated={onHydrated} />
    </LocatedRouteProvider>
  </MemoryRouter>
);

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};

/** The page of the checkout as the server wrote it; what is done `early`; and the page that has hydrated. */
const hydrate = async (early: () => void, ...kept: Parameters<typeof checkoutRestored>[0][]) => {
  const { store } = shopStore('en', [
    settingsLoaded(SETTINGS),
    cartRestored([lineOf(5, { quantity: 2 })]),
    pageReady({ name: 'checkout' }),
  ]);
  const written = store.getState();
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const tree = (onHydrated: () => void) => (
    <ShopProviders store={store} hydrated={written} translations={{ get: i18nOf }}>
      {checkout(onHydrated)}
    </ShopProviders>
  );
  root.innerHTML = renderToString(tree(() => undefined));
  early();
  kept.forEach((form) => store.dispatch(checkoutRestored(form)));
  await act(async () => {
    hydrateRoot(
      root,
      tree(() => {
        const changes = changedControls(root);
        queueMicrotask(() => {
          changes.forEach((repeat) => {
            repeat();
          });
        });
      }),
    );
    await Promise.resolve();
  });
  return store.getState;
};

it('what was typed, chosen and ticked before hydration stays, and is known', async () => {
  const state = await hydrate(() => {
    field('firstName').value = 'Ivan';
    field('phone').value = '0880001122';
    field('comment').value = 'No onions';
    field('doNotCallBack').checked = true;
    document.querySelector<HTMLInputElement>('[value="cash"]')?.click();
  });
  expect(state().checkout).toMatchObject({
    firstName: 'Ivan',
    comment: 'No onions',
    doNotCallBack: true,
    paymentType: 'cash',
  });
  expect(state().checkout.phone).toMatch(/^\+359 88/);
  expect(field('firstName').value).toBe('Ivan');
  expect(field('comment').value).toBe('No onions');
  expect(field('phone').value).toBe(state().checkout.phone);
  expect(document.querySelector<HTMLInputElement>('[value="cash"]')?.checked).toBe(true);
});

it('it is newer than what the session had kept, of which the rest stays', async () => {
  const kept = filledForm({ firstName: 'Maria', comment: 'Ring twice' });
  const state = await hydrate(() => {
    field('firstName').value = 'Ivan';
  }, kept);
  expect(state().checkout).toEqual({ ...kept, firstName: 'Ivan' });
  expect(field('firstName').value).toBe('Ivan');
  expect(field('comment').value).toBe('Ring twice');
});

it('a page that nobody touched stays as it is', async () => {
  const state = await hydrate(() => undefined);
  expect(state().checkout).toMatchObject({ firstName: '', paymentType: null });
});

it('whoever is still typing goes on where they were', async () => {
  await hydrate(() => {
    const name = field('firstName');
    name.focus();
    name.value = 'Ivan';
    name.setSelectionRange(2, 2);
  });
  expect(document.activeElement).toBe(field('firstName'));
  expect(field('firstName').selectionStart).toBe(2);
});
