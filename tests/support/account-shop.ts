import { signedIn, signedOut } from '../../src/application/session/account-slice';
import { addressesRestored } from '../../src/application/addresses/address-book-slice';
import { cityChosen } from '../../src/application/city/city-slice';
import { favouritesRestored } from '../../src/application/favourites/favourites-slice';
import type { AccountNews } from '../../src/application/ports/account-platform';
import type { OwnFile } from '../../src/application/ports/file-saver';
import type { GuestLists } from '../../src/application/ports/guest-storage';
import { NO_GUEST_LISTS } from '../../src/application/ports/guest-storage';
import { settingsLoaded } from '../../src/application/settings/settings-slice';
import { viewedRestored } from '../../src/application/viewed/viewed-slice';
import type { StoredOrderKey } from '../../src/domain/order/stored-order-keys';
import type { Settings } from '../../src/application/ports/settings';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import { NOON } from './customers';
import { SETTINGS, cityOf } from './menus';
import type { FakeBackend } from './running-shop';
import { fakeBackend, runShop } from './running-shop';

interface AccountShop {
  readonly backend?: Partial<FakeBackend>;
  readonly guest?: Partial<GuestLists>;
  readonly isSignedIn?: boolean;
  readonly settings?: Partial<Settings>;
  readonly query?: string;
  /** Whether the browser lets the window for a link open. */
  readonly opensWindows?: boolean;
}

/** The application core in Sofia, in a browser that keeps a guest's lists, has windows and other tabs. */
export const accountShop = ({
  backend: answers = {},
  guest = {},
  isSignedIn = false,
  settings = {},
  query = '',
  opensWindows = true,
}: AccountShop = {}) => {
  const backend = fakeBackend(answers);
  let kept: GuestLists = { ...NO_GUEST_LISTS, ...guest };
  let heldKeys: readonly StoredOrderKey[] = [];
  let now: Instant = NOON;
  const fromMap: AccountNews[] = [];
  const linkWindow = {
    leadTo: jest.fn<boolean, [string]>(() => opensWindows),
    close: jest.fn<undefined, []>(),
  };
  const saveFile = jest.fn<undefined, [OwnFile]>();
  const shop = runShop(backend, undefined, {
    now: () => now,
    query: () => query,
    guestStorage: {
      load: () => kept,
      save: (lists) => {
        kept = { ...kept, ...lists };
      },
    },
    linkWindow,
    orderKeys: {
      load: () => heldKeys,
      save: (held) => {
        heldKeys = held;
      },
    },
    saveFile,
    tellTabs: (news) => fromMap.push(news),
    inTurn: (work) => work(),
  });
  const { store } = shop;
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  store.dispatch(settingsLoaded({ ...SETTINGS, isCodeSent: true, ...settings }));
  store.dispatch(favouritesRestored(kept.favourites));
  store.dispatch(viewedRestored(kept.viewed));
  store.dispatch(addressesRestored({ kind: 'guest', addresses: kept.addresses }));
  store.dispatch(isSignedIn ? signedIn(undefined) : signedOut(undefined));
  return {
    ...shop,
    backend,
    linkWindow,
    saveFile,
    told: fromMap,
    state: store.getState,
    kept: () => kept,
    heldKeys: () => heldKeys,
    pass: (milliseconds: number) => {
      now = instant(now + milliseconds);
    },
  };
};
