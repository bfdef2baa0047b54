import { readEnvironment } from '../../../backend/config/environment';
import { currencyOf } from '../../../backend/money/currencies';
import { stripeCurrencyProblem, stripeWarning } from '../../../backend/payment/stripe/stripe-start';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const BY_STRIPE = { PAYMENT_PROVIDER: 'stripe', ...KEYS };

it.each(Object.keys(KEYS))('does not start with payments by Stripe and no %s', (name) => {
  expect(readEnvironment({ ...BY_STRIPE, [name]: '' })).toEqual({
    ok: false,
    error: `${name}: not set, needed when PAYMENT_PROVIDER is stripe`,
  });
});

it.each(Object.keys(KEYS))('does not repeat a wrong %s', (name) => {
  const read = readEnvironment({ ...BY_STRIPE, [name]: 'nearly_right' });
  expect(read).toMatchObject({ ok: false, error: expect.stringContaining(`${name}: got`) });
  expect(JSON.stringify(read)).not.toContain('nearly_right');
});

it('sends the account to Stripe, or to this machine, and nowhere else', () => {
  expect(readEnvironment(BY_STRIPE)).toMatchObject({
    value: { stripe: { apiUrl: null, pageOrigin: 'https://checkout.stripe.com' } },
  });
  const local = { ...BY_STRIPE, STRIPE_API_URL: 'http://127.0.0.1:4242/' };
  expect(readEnvironment(local)).toMatchObject({
    value: { stripe: { apiUrl: 'http://127.0.0.1:4242', pageOrigin: 'http://127.0.0.1:4242' } },
  });
  const foreign = { ...BY_STRIPE, STRIPE_API_URL: 'https://stripe.example' };
  expect(readEnvironment(foreign)).toMatchObject({
    error: expect.stringContaining('accepts an address of this machine'),
  });
});

it('sends customers to a domain of the account, by https alone', () => {
  const own = { ...BY_STRIPE, STRIPE_CHECKOUT_URL: 'https://pay.shop.example' };
  expect(readEnvironment(own)).toMatchObject({
    value: { stripe: { pageOrigin: 'https://pay.shop.example' } },
  });
  const open = { ...BY_STRIPE, STRIPE_CHECKOUT_URL: 'http://pay.shop.example' };
  expect(readEnvironment(open)).toMatchObject({ ok: false });
});

it('still gives back what was paid by Stripe when somebody else takes payments', () => {
  expect(readEnvironment({ ...BY_STRIPE, PAYMENT_PROVIDER: 'none' })).toMatchObject({
    value: { paymentProvider: 'none', stripe: { secretKey: 'sk_test_abc' } },
  });
  expect(readEnvironment({ STRIPE_SECRET_KEY: 'sk_test_abc' })).toMatchObject({
    value: { stripe: null },
  });
});

describe('at the start', () => {
  const stripe = { secretKey: 'sk_test_a', webhookSecret: 'w', apiUrl: null, pageOrigin: '' };
  const settings = { paymentProvider: 'stripe', stripe } as const;

  it('refuses a currency that Stripe does not take', () => {
    expect(stripeCurrencyProblem(settings, currencyOf('EUR'))).toBeNull();
    expect(stripeCurrencyProblem(settings, currencyOf('IQD'))).toBe(
      'PAYMENT_PROVIDER: got "stripe", which takes no payments in IQD, the currency of the shop',
    );
    const without = { ...settings, paymentProvider: 'none' } as const;
    expect(stripeCurrencyProblem(without, currencyOf('IQD'))).toBeNull();
  });

  it('warns of a test key where a menu of its own is sold', () => {
    const own = { menu: 'own', publicAddress: null } as const;
    expect(stripeWarning(settings, own)).toMatch(/^STRIPE_SECRET_KEY: a test key/);
    expect(stripeWarning(settings, { ...own, menu: 'demo' })).toBeNull();
    const live = { ...settings, stripe: { ...stripe, secretKey: 'sk_live_a' } };
    expect(stripeWarning(live, own)).toBeNull();
  });
});
