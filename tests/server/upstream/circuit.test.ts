import fc from 'fast-check';
import type { Circuit } from '../../../server/upstream/circuit';
import { CLOSED, REST, TRY_LASTS, admit, afterFailure } from '../../../server/upstream/circuit';

/** So many failures in a row at one moment. */
const failed = (times: number, now = 0): Circuit =>
  Array.from({ length: times }).reduce<Circuit>((circuit) => afterFailure(circuit, now), CLOSED);

it.each([
  [0, true],
  [4, true],
  [5, false],
])('after %i failures in a row a call goes out: %s', (times, isAdmitted) => {
  expect(admit(failed(times), 0).isAdmitted).toBe(isAdmitted);
});

it.each([
  [REST - 1, false],
  [REST, true],
])('a backend that is away is asked again after %i ms: %s', (later, isAdmitted) => {
  expect(admit(failed(5), later).isAdmitted).toBe(isAdmitted);
});

it('one call tries whether the backend is back, and the others wait for what becomes of it', () => {
  const { circuit } = admit(failed(5), REST);
  expect(admit(circuit, REST + 1).isAdmitted).toBe(false);
  expect(admit(afterFailure(circuit, REST + 10), REST + 11).isAdmitted).toBe(false);
});

it('a try of which nobody hears any more keeps nobody from trying', () => {
  const { circuit } = admit(failed(5), REST);
  expect(admit(circuit, REST + TRY_LASTS).isAdmitted).toBe(true);
});

interface Event {
  readonly later: number;
  readonly result: 'failure' | 'success' | 'none';
}
const EVENTS = fc.array(
  fc.record({
    later: fc.nat(3000),
    result: fc.constantFrom<Event['result']>('failure', 'success', 'none'),
  }),
  { maxLength: 60 },
);

it('whatever happens, nobody is kept from a backend for longer than a try may last', () => {
  fc.assert(
    fc.property(EVENTS, (events) => {
      let circuit: Circuit = CLOSED;
      let now = 0;
      for (const { later, result } of events) {
        now += later;
        const admission = admit(circuit, now);
        circuit = admission.circuit;
        if (!admission.isAdmitted || result === 'none') continue;
        circuit = result === 'success' ? CLOSED : afterFailure(circuit, now);
      }
      expect(admit(circuit, now + TRY_LASTS).isAdmitted).toBe(true);
    }),
  );
});

it('whatever happens, a backend that is away gets at most one call in each rest', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300), { maxLength: 200 }), (pauses) => {
      let circuit = failed(5);
      let now = 0;
      let lastCall = 0;
      for (const pause of pauses) {
        now += pause;
        const admission = admit(circuit, now);
        circuit = admission.circuit;
        if (!admission.isAdmitted) continue;
        expect(now - lastCall).toBeGreaterThanOrEqual(REST);
        lastCall = now;
        circuit = afterFailure(circuit, now);
      }
    }),
  );
});
