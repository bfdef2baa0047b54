import { screen } from '@testing-library/react';
import { cityChosen } from '../../../src/application/city/city-slice';
import { ScriptNotice } from '../../../src/ui/layout/script-notice';
import { SOFIA, renderShop } from '../../support/render-shop';

const PHONES = [{ label: 'Sofia', phone: '+359 2 000 0010', isHotline: false }];

const openWith = (phones: typeof PHONES) => {
  const current = { ...SOFIA, phones };
  return renderShop(<ScriptNotice />, { actions: [cityChosen({ current, all: [current] })] });
};

it('is for those alone whose browser runs no scripts', () => {
  openWith(PHONES);
  expect(
    screen.getByText('Without JavaScript you can order here too, and pay when you get the order.'),
  ).not.toBeVisible();
});

it('says where to call instead', () => {
  openWith(PHONES);
  expect(screen.getByText('+359 2 000 0010')).toHaveAttribute('href', 'tel:+35920000010');
});

it('promises no phone in a city that has none', () => {
  openWith([]);
  expect(screen.queryByText(/by phone/)).toBeNull();
});
