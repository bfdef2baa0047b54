import { screen } from '@testing-library/react';
import { ShopLink } from '../../../src/ui/navigation/shop-link';
import { renderShop } from '../../support/render-shop';

const link = () => screen.getByRole('link', { name: 'The menu' });

/** Whether the browser is left to follow the link itself. */
const isLeftToBrowser = async (press: () => Promise<void>): Promise<boolean> => {
  let isLeft = false;
  const look = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look);
  await press();
  window.removeEventListener('click', look);
  return isLeft;
};

describe('a link to another page of the shop', () => {
  it('leads there in the language of this page, without a load', async () => {
    const { user, address } = renderShop(<ShopLink to="/products">The menu</ShopLink>, {
      path: '/ru',
    });
    expect(await isLeftToBrowser(() => user.click(link()))).toBe(false);
    expect(address()).toBe('/ru/products');
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('is the browser’s with %s held', async (key) => {
    const { user, address } = renderShop(<ShopLink to="/products">The menu</ShopLink>);
    await user.keyboard(`{${key}>}`);
    expect(await isLeftToBrowser(() => user.click(link()))).toBe(true);
    expect(address()).toBe('/');
  });

  it('is the browser’s when it opens elsewhere', async () => {
    const { user } = renderShop(
      <ShopLink to="/products" target="_blank">
        The menu
      </ShopLink>,
    );
    expect(await isLeftToBrowser(() => user.click(link()))).toBe(true);
  });

  it('stays when its press has been answered otherwise', async () => {
    const { user, address } = renderShop(
      <ShopLink
        to="/products"
        onClick={(event) => {
          event.preventDefault();
        }}
      >
        The menu
      </ShopLink>,
    );
    await user.click(link());
    expect(address()).toBe('/');
  });
});
