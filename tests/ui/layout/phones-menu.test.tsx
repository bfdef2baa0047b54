import { fireEvent, screen } from '@testing-library/react';
import type { City } from '../../../src/domain/city/city';
import { cityChosen } from '../../../src/application/city/city-slice';
import { PhonesMenu } from '../../../src/ui/layout/phones-menu';
import { SOFIA, renderShop } from '../../support/render-shop';

const CITY: City = {
  ...SOFIA,
  phones: [
    { label: 'Sofia', phone: '+359 2 000 0010', isHotline: false },
    { label: 'All Bulgaria', phone: '0 700 00 000', isHotline: true },
  ],
  socials: [
    { type: 'viber', link: 'https://example.com/viber', isMessenger: true, iconPath: null },
    { type: 'instagram', link: 'https://example.com/photos', isMessenger: false, iconPath: null },
  ],
};

const open = () => {
  const shop = renderShop(
    <>
      <PhonesMenu />
      <button type="button">Elsewhere</button>
    </>,
    { actions: [cityChosen({ current: CITY, all: [CITY] })] },
  );
  const details = shop.container.querySelector('details');
  const summary = shop.container.querySelector('summary');
  if (!details || !summary) throw new Error('There are no phones');
  return { ...shop, details, summary };
};

it('says the first phone, and holds all phones, the hotline marked, and whom to write to', () => {
  open();
  expect(screen.getByText('Call us: +359 2 000 0010')).toBeInTheDocument();
  const hotline = screen.getByText('0 700 00 000').closest('a');
  expect(hotline).toHaveAttribute('href', 'tel:070000000');
  expect(hotline).toHaveTextContent('Hotline');
  expect(screen.getByText('Viber').closest('a')).toHaveAttribute(
    'href',
    'https://example.com/viber',
  );
  expect(screen.queryByText('Instagram')).toBeNull();
});

it('opens under a mouse and closes when it leaves', async () => {
  const { user, details, summary } = open();
  await user.hover(summary);
  expect(details.open).toBe(true);
  await user.hover(screen.getByText('Elsewhere'));
  expect(details.open).toBe(false);
});

it('stays open after a press, though the mouse that opened it leaves', async () => {
  const { user, details, summary } = open();
  await user.hover(summary);
  await user.click(summary);
  await user.hover(screen.getByText('Elsewhere'));
  expect(details.open).toBe(true);
});

it('does not open under a finger that only passes: a press opens it', () => {
  const { details, summary } = open();
  fireEvent.pointerEnter(summary, { pointerType: 'touch' });
  expect(details.open).toBe(false);
});

it('closes by Escape although the focus is elsewhere, and leaves the focus there', async () => {
  const { user, details, summary } = open();
  screen.getByText('Elsewhere').focus();
  await user.hover(summary);
  await user.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(screen.getByText('Elsewhere')).toHaveFocus();
});

it('closes when the focus goes on to something else', async () => {
  const { user, details, summary } = open();
  await user.click(summary);
  screen.getByText('Elsewhere').focus();
  expect(details.open).toBe(false);
});
