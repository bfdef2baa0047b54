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

it.each([0, 3])(
  'refuses a currency of %i decimals by its place, since every price would be wrong',
  (digits) => {
    expect(decodeSettings({ currency: { ...CURRENCY, digits } })).toEqual({
      ok: false,
      error: ['0.currency.digits'],
    });
  },
);
