import { screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import { navigationRequested } from '../../../src/application/navigation/requested-path-slice';
import { AccountWatcher, PathWatcher } from '../../../src/ui/app/shop-watchers';
import { LocatedRouteProvider } from '../../../src/ui/navigation/located-route';
import { renderShop } from '../../support/render-shop';

const Place = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => void navigate('/account/orders')}>Account</button>
    </>
  );
};

const open = (path: string, isSignedIn: boolean) => {
  const shop = renderShop(
    <LocatedRouteProvider>
      <PathWatcher />
      <AccountWatcher />
      <Place />
    </LocatedRouteProvider>,
    { path, actions: [isSignedIn ? signedIn(undefined) : signedOut(undefined)] },
  );
  return { ...shop, place: () => screen.getByRole('status').textContent };
};

it('a guest who goes to a page of the account finds the home, and there the login', async () => {
  const { user, place, state } = open('/', false);
  expect(state().modal).toBeNull();
  await user.click(screen.getByRole('button'));
  expect(place()).toBe('/?login=/account/orders');
  expect(state().modal).toBe('auth');
});

it('a guest whom the server sent home is asked to log in', () => {
  expect(open('/?login=/account', false).state().modal).toBe('auth');
});

it('a customer at such an address is not asked', () => {
  expect(open('/?login=/account', true).state().modal).toBeNull();
});

it('an address that names no page of the account opens nothing', () => {
  expect(open('/?login=//evil.example', false).state().modal).toBeNull();
});

it('a customer stays on a page of the account', () => {
  expect(open('/account/orders', true).place()).toBe('/account/orders');
});

it('whoever logs out there is led home, and not asked to log in', () => {
  const { happen, place, state } = open('/account/orders', true);
  happen(navigationRequested('/'), signedOut(undefined));
  expect(place()).toBe('/');
  expect(state().modal).toBeNull();
  expect(state().requestedPath).toBeNull();
});

it('whoever is there already goes nowhere', () => {
  const { happen, place, state } = open('/', true);
  happen(navigationRequested('/'));
  expect(place()).toBe('/');
  expect(state().requestedPath).toBeNull();
});
