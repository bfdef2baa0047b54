import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { addressFailureOf } from '../../../src/infrastructure/address/address-failure';

const refused = (
  errors: Readonly<Record<string, readonly string[]>>,
  status = 422,
  message: string | null = 'Check the fields',
): GatewayFailure => ({ kind: 'refused', status, code: null, message, errors });

it('each field has the first thing that is said of it, also in a list', () => {
  const errors = { '0.street': ['Enter your address', 'Short'], house: ['Enter the block number'] };
  expect(addressFailureOf(refused(errors)).errors).toEqual({
    street: 'Enter your address',
    house: 'Enter the block number',
  });
});

it.each(['googlePlaceId', 'lat', '0.lng'])('%s is about the place', (key) => {
  expect(addressFailureOf(refused({ [key]: ['Where?'] })).errors).toEqual({ place: 'Where?' });
});

it('what is said of a field that the form does not have is said of the form', () => {
  expect(addressFailureOf(refused({ '0.domainId': ['No such city'] })).errors).toEqual({
    form: 'No such city',
  });
});

it.each([
  ['a session that has ended', 401],
  ['a list that is full', 409],
])('%s is told in the words of the backend', (_what, status) => {
  expect(addressFailureOf(refused({}, status, 'These are its words')).errors).toEqual({
    form: 'These are its words',
  });
});

it.each<[string, GatewayFailure]>([
  ['no connection', { kind: 'unreachable' }],
  ['an answer that makes no sense', { kind: 'undecodable', paths: ['0.id'] }],
  ['a backend that is broken', refused({}, 500, 'Internal error 0x3f')],
  ['a refusal without words', refused({}, 409, null)],
])('nothing is said by the backend in case of %s', (_what, failure) => {
  expect(addressFailureOf(failure)).toEqual({ kind: 'address.not_changed', errors: {} });
});
