import fc from 'fast-check';
import type {
  AttemptState,
  AttemptStep,
  PaymentAttempt,
  ProviderState,
} from '../../../src/domain/payment/payment-attempt';
import { evaluateProviderState } from '../../../src/domain/payment/payment-attempt';
import { euro } from '../../support/euro';

const attempt = (state: AttemptState): PaymentAttempt => ({
  state,
  amount: euro(28.48),
  currency: 'EUR',
});
const paid: ProviderState = { kind: 'paid', amount: euro(28.48), currency: 'EUR' };
const open: ProviderState = { kind: 'open' };
const declined: ProviderState = { kind: 'declined' };
const expired: ProviderState = { kind: 'expired' };

const unchanged: AttemptStep = { kind: 'unchanged' };
const counts: AttemptStep = { kind: 'paid', isRefunded: false };
const goesBack: AttemptStep = { kind: 'paid', isRefunded: true };

describe('an attempt that its order waits for', () => {
  it.each([
    ['is paid', 'open', paid, counts],
    ['is paid after it was declined', 'declined', paid, counts],
    ['is declined', 'open', declined, { kind: 'declined' }],
    ['is declined once its page has expired', 'open', expired, { kind: 'declined' }],
    ['is declined once', 'declined', declined, unchanged],
    ['stays as it is while nothing has come of it', 'open', open, unchanged],
    ['stays declined while nothing has come of it', 'declined', open, unchanged],
    ['stays paid when that is told twice', 'paid', paid, unchanged],
    ['stays paid when a refusal comes late', 'paid', declined, unchanged],
    ['stays paid when its page expires', 'paid', expired, unchanged],
  ] as const)('%s', (_rule, state, said, step) => {
    expect(evaluateProviderState(attempt(state), said, true)).toEqual(step);
  });

  it.each([
    ['a cent less', { ...paid, amount: euro(28.47) }],
    ['a cent more', { ...paid, amount: euro(28.49) }],
    ['another currency', { ...paid, currency: 'USD' }],
  ])('is not paid by %s', (_sum, said) => {
    expect(evaluateProviderState(attempt('open'), said, true)).toEqual({ kind: 'wrong_sum' });
  });
});

describe('an attempt that no order waits for', () => {
  it.each(['open', 'declined', 'given_up'] as const)(
    'gives its money back when it was %s',
    (state) => {
      expect(evaluateProviderState(attempt(state), paid, false)).toEqual(goesBack);
    },
  );

  it.each([declined, expired, open])('stays as it is when it is not paid: %j', (said) => {
    expect(evaluateProviderState(attempt('given_up'), said, false)).toEqual(unchanged);
    expect(evaluateProviderState(attempt('open'), said, false)).toEqual(unchanged);
  });
});

/** Where the attempt stands after a step. */
const after = (state: AttemptState, step: AttemptStep): AttemptState =>
  step.kind === 'paid' || step.kind === 'declined' ? step.kind : state;

it('takes money once, whatever is said in whichever order, and whether somebody waits or not', () => {
  const said = fc.record({
    state: fc.constantFrom(open, declined, expired, paid, { ...paid, amount: euro(1) }),
    isAwaited: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(said), (all) => {
      let current = attempt('open');
      const taken: AttemptStep[] = [];
      for (const { state, isAwaited } of all) {
        const step = evaluateProviderState(current, state, isAwaited);
        if (step.kind === 'paid') taken.push(step);
        current = { ...current, state: after(current.state, step) };
        if (taken.length > 0) expect(current.state).toBe('paid');
      }
      const firstPaid = all.find(({ state }) => state === paid);
      expect(taken).toEqual(firstPaid ? [{ kind: 'paid', isRefunded: !firstPaid.isAwaited }] : []);
    }),
  );
});
