import { decodeSettings } from '../../../src/infrastructure/settings/settings.codec';

const CURRENCY = { code: 'BGN', symbol: 'лв.', digits: 2, position: 'after' };
const sandboxesOf = (more: object) => {
  const settings = decodeSettings({ currency: CURRENCY, ...more });
  return settings.ok ? settings.value.sandboxes : settings.error;
};

it('knows which parts of the shop only pretend, and none where the backend tells of none', () => {
  expect(sandboxesOf({ sandboxes: ['login', 'payment'] })).toEqual(['payment', 'login']);
  expect(sandboxesOf({})).toEqual([]);
  expect(sandboxesOf({ sandboxes: null })).toEqual([]);
});

it('says nothing of a kind of sandbox that it does not know', () => {
  expect(sandboxesOf({ sandboxes: ['delivery', 'outbox'] })).toEqual(['outbox']);
});

it('needs no deposit where the backend asks for none', () => {
  const settings = decodeSettings({ currency: CURRENCY, deposit_from: null });
  expect(settings).toMatchObject({ ok: true, value: { deposit: null } });
});

it.each([
  [{ deposit_from: 200, deposit_percent: 30, bonus_earn_percent: 0 }, 30, 0],
  [{ deposit_from: 200 }, 50, 10],
])('reads what large orders need and what orders bring: %j', (wire, percent, bonusEarning) => {
  expect(decodeSettings({ currency: CURRENCY, ...wire })).toMatchObject({
    ok: true,
    value: { deposit: { over: 20000, percent }, bonusEarning },
  });
});

it.each([-1, 5, 2.5])(
  'refuses a currency of %d decimals, which none has, by its place',
  (digits) => {
    expect(decodeSettings({ currency: { ...CURRENCY, digits } })).toEqual({
      ok: false,
      error: ['0.currency.digits'],
    });
  },
);

const LEV = { code: 'BGN', symbol: 'лв.', digits: 2, position: 'after', rate: 1.95583 };
const secondOf = (second_currency: unknown) => {
  const settings = decodeSettings({ currency: CURRENCY, second_currency });
  return settings.ok ? settings.value.secondCurrency : settings.error;
};

it('reads the second currency, with its last day or without one', () => {
  expect(secondOf({ ...LEV, until: '2026-12-31' })).toEqual({ ...LEV, until: '2026-12-31' });
  expect(secondOf({ ...LEV, until: null })).toEqual({ ...LEV, until: null });
});

it.each([
  ['none', null],
  ['a rate of nothing', { ...LEV, until: null, rate: 0 }],
  ['a rate below nothing', { ...LEV, until: null, rate: -1 }],
  ['a rate that prices cannot be written by', { ...LEV, until: null, rate: 1e12 }],
  ['a day that no calendar has', { ...LEV, until: '2026-02-30' }],
  ['a rate of the other direction, which said no last day', LEV],
  ['five decimals', { ...LEV, until: null, digits: 5 }],
  ['a text', 'EUR'],
])('goes on in its own currency alone where the second one is %s', (_what, second) => {
  expect(secondOf(second)).toBeNull();
});
