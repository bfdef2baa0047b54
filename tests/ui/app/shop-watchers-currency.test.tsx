import { act } from '@testing-library/react';
import { cityChosen } from '../../../src/application/city/city-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { SecondCurrencyWatcher } from '../../../src/ui/app/shop-watchers';
import { Price } from '../../../src/ui/components/price';
import { SETTINGS } from '../../support/menus';
import { SOFIA, renderShop } from '../../support/render-shop';
import { EURO_AND_LEVA, euro } from '../../support/euro';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-12-31T23:58:30+02:00') });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number): void => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

it('takes the second price off a page that is open over its last midnight', () => {
  const { container } = renderShop(
    <>
      <SecondCurrencyWatcher />
      <Price amount={euro(6.6)} />
    </>,
    {
      actions: [
        cityChosen({ current: { ...SOFIA, timezone: 'Europe/Sofia' }, all: [] }),
        settingsLoaded({ ...SETTINGS, ...EURO_AND_LEVA }),
      ],
    },
  );
  pass(60_000);
  expect(container).toHaveTextContent('6.60 € · 12.91 лв.');
  pass(60_000);
  expect(container).toHaveTextContent(/^6\.60 €$/);
});
