import { signedOut } from '../../../src/application/session/account-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import type { CustomerAccount } from '../../../src/application/ports/profile-gateway';
import {
  profileLoaded,
  profileRequested,
  profileSaveRequested,
} from '../../../src/application/profile/profile-slice';
import { ok } from '../../../src/domain/result/result';
import type { LocalDate } from '../../../src/domain/time/local-date';
import { readLocalDate } from '../../../src/domain/time/local-date';
import { accountShop } from '../../support/account-shop';
import { accountOf, profileOf } from '../../support/customers';
import { refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, openCalls, settled } from '../../support/running-shop';

const dateOf = (text: string): LocalDate => {
  const date = readLocalDate(text);
  if (!date.ok) throw new Error(`No date: ${text}`);
  return date.value;
};

const FORM = { firstName: 'Ivan', email: '', birthday: '' };

const open = (backend: Partial<FakeBackend> = {}, profile = profileOf()) => {
  const shop = accountShop({ isSignedIn: true, backend });
  shop.store.dispatch(profileLoaded(profile));
  return {
    ...shop,
    profile: () => shop.state().profile,
    save: async (form: Partial<typeof FORM>) => {
      shop.store.dispatch(profileSaveRequested({ ...FORM, ...form }));
      await settled();
    },
  };
};

it('of the profile only what has changed is sent, spaces apart', async () => {
  const saved = profileOf({ email: 'new@example.com' });
  const { save, backend, profile, told } = open({
    saveProfile: jest.fn(() => Promise.resolve(ok(saved))),
  });
  await save({ firstName: ' Ivan ', email: 'new@example.com' });
  expect(backend.saveProfile.mock.calls).toEqual([[{ email: 'new@example.com' }]]);
  expect(profile()).toMatchObject({ profile: saved, isSaving: false, saves: 1 });
  // The shop's other windows show it, too.
  expect(told).toEqual(['profileSaved']);
});

it('nothing changed is saved without asking anybody', async () => {
  const { save, backend, profile, told } = open();
  await save({});
  expect(backend.saveProfile).not.toHaveBeenCalled();
  expect(profile()).toMatchObject({ isSaving: false, saves: 1 });
  expect(told).toEqual([]);
});

it('two presses save once', async () => {
  const calls = openCalls<ReturnType<typeof profileOf>>();
  const { save, backend } = open({ saveProfile: calls.call });
  await save({ firstName: 'Petar' });
  await save({ firstName: 'Petar' });
  await calls.answer(1, ok(profileOf({ firstName: 'Petar' })));
  expect(backend.saveProfile).toHaveBeenCalledTimes(1);
});

it('a birthday is the day that was picked', async () => {
  const { save, backend } = open();
  await save({ birthday: '1990-03-25' });
  expect(backend.saveProfile.mock.calls).toEqual([[{ birthday: dateOf('1990-03-25') }]]);
});

it('a birthday of tomorrow is never sent', async () => {
  const { save, backend, profile } = open();
  await save({ birthday: '2026-11-28' });
  expect(backend.saveProfile).not.toHaveBeenCalled();
  expect(profile()).toMatchObject({ isSaving: false, refusal: 'account.notSaved' });
});

it.each<[string, GatewayFailure, object]>([
  [
    'stand under their fields, the first of each',
    { ...refusedWith(422), errors: { email: ['A', 'B'], birthday: ['C'] } } as GatewayFailure,
    { errors: { email: 'A', birthday: 'C' }, refusal: null },
  ],
  [
    'about no field of the form stand under the whole of it',
    { ...refusedWith(422), errors: { nickname: ['X'] } } as GatewayFailure,
    { errors: { form: 'X' } },
  ],
  [
    'of a conflict stand under the whole form',
    { ...refusedWith(409), message: 'Changed elsewhere' } as GatewayFailure,
    { errors: { form: 'Changed elsewhere' } },
  ],
  ['that nobody said are the shop’s own', { kind: 'unreachable' }, { refusal: 'account.notSaved' }],
  ['of a broken backend are the shop’s own', refusedWith(500), { refusal: 'account.notSaved' }],
])('words of a refusal %s', async (_what, failure, shown) => {
  const { save, profile } = open({ saveProfile: failing(failure) });
  await save({ email: 'new@example.com' });
  expect(profile()).toMatchObject({ isSaving: false, saves: 0, profile: profileOf(), ...shown });
});

describe('a profile that is needed', () => {
  const need = async (backend: Partial<FakeBackend> = {}, isSignedIn = true) => {
    const shop = accountShop({ isSignedIn, backend });
    shop.store.dispatch(profileRequested(undefined));
    shop.store.dispatch(profileRequested(undefined));
    await settled();
    return { ...shop, profile: () => shop.state().profile };
  };

  it('is fetched once, and shown', async () => {
    const { backend, profile } = await need();
    expect(backend.account).toHaveBeenCalledTimes(1);
    expect(profile()).toMatchObject({ profile: profileOf(), loading: 'idle' });
  });

  it('is not asked for by a guest', async () => {
    const { backend, profile } = await need({}, false);
    expect(backend.account).not.toHaveBeenCalled();
    expect(profile()).toMatchObject({ profile: null, loading: 'idle' });
  });

  it('and cannot be had says so', async () => {
    const { profile } = await need({ account: failing(refusedWith(500)) });
    expect(profile()).toMatchObject({ profile: null, loading: 'failed' });
  });

  it('and comes after a logout is not shown', async () => {
    const calls = openCalls<CustomerAccount>();
    const { store, profile } = await need({ account: calls.call });
    store.dispatch(signedOut(undefined));
    await calls.answer(1, ok(accountOf()));
    expect(profile().profile).toBeNull();
  });
});
