import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { productLoaded } from '../../../src/application/catalogue/catalogue-slice';
import { pageReady } from '../../../src/application/navigation/page-slice';
import { replayIntents } from '../../../src/browser/intents/replay-intents';
import { ShopProviders } from '../../../src/ui/app/shop-providers';
import { INTENT_FORM, IntentForm } from '../../../src/ui/components/intent-form';
import { LocatedRouteProvider } from '../../../src/ui/navigation/located-route';
import { ProductPage } from '../../../src/ui/pages/product/product-page';
import { dishOf, ingredientOf } from '../../support/dishes';
import { shopStore, i18nOf } from '../../support/render-shop';

const DISH = dishOf({
  ingredients: [
    ingredientOf({ id: 13, name: 'Cheese', defaultQuantity: 1, max: 1 }),
    ingredientOf({ id: 14, name: 'Mushrooms', defaultQuantity: 0, max: 3 }),
  ],
});

interface EffectProps {
  readonly onHydrated: () => void;
}

const Effect = ({ onHydrated }: EffectProps) => {
  useEffect(() => {
    onHydrated();
  }, [onHydrated]);
  return null;
};

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

// Those of jsdom leave the field as one that nobody has changed.
const step = (by: number) =>
  function change(this: HTMLInputElement): void {
    this.value = String(Number(this.value) + by);
  };
jest.spyOn(HTMLInputElement.prototype, 'stepUp').mockImplementation(step(1));

const clickAdd = (): void => {
  element('button[name=press][form=dish]').click();
};
const switchCheese = (): void => {
  element('input[type=checkbox][aria-label=Cheese]').click();
};
const moreMushrooms = (): void => {
  element('button[aria-label="Increase quantity: Mushrooms"]').click();
};

/** The page of the dish as the server wrote it; what is done there; and the page that has hydrated. */
const hydrated = async (early: () => void) => {
  const { store } = shopStore('en', [
    productLoaded(DISH),
    pageReady({ name: 'product', slug: DISH.slug }),
  ]);
  const written = store.getState();
  const tree = (onHydrated: () => void) => (
    <MemoryRouter initialEntries={[`/product/${DISH.slug}`]}>
      <ShopProviders store={store} hydrated={written} translations={{ get: i18nOf }}>
        <LocatedRouteProvider>
          <IntentForm id={INTENT_FORM} />
          <ProductPage />
          <Effect onHydrated={onHydrated} />
        </LocatedRouteProvider>
      </ShopProviders>
    </MemoryRouter>
  );
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(tree(() => undefined));
  jest.isolateModules(() => {
    jest.requireActual('../../../src/browser/intents/record-intents');
  });
  early();
  // React's development build tells of what the head script shows.
  jest.spyOn(console, 'error').mockReturnValue();
  const replayed = new Promise<void>((resolve) => {
    act(() => {
      hydrateRoot(
        root,
        tree(() => {
          void replayIntents(store, window, flushSync).finally(resolve);
        }),
      );
    });
  });
  await act(() => replayed);
  return store.getState().cart.lines;
};

afterEach(() => {
  jest.restoreAllMocks();
});

it('a dish that was added before hydration is as it was set at the click, whatever is changed then', async () => {
  const lines = await hydrated(() => {
    moreMushrooms();
    clickAdd();
    switchCheese();
    moreMushrooms();
    clickAdd();
  });
  expect(lines).toMatchObject([
    { quantity: 1, ingredients: [{ ingredientId: 14, quantity: 1 }] },
    {
      quantity: 1,
      ingredients: [
        { ingredientId: 13, quantity: 0 },
        { ingredientId: 14, quantity: 2 },
      ],
    },
  ]);
  expect(element('input[type=checkbox][aria-label=Cheese]')).not.toBeChecked();
  expect(element('[role=group][aria-label=Mushrooms]')).toHaveTextContent('2');
});
