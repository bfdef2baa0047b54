import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { pageStatusOf } from '../../../src/application/ports/gateway-failure';
import { refusedWith } from '../../support/menus';

it.each<[GatewayFailure['kind'], GatewayFailure, number]>([
  ['unreachable', { kind: 'unreachable' }, 503],
  ['timeout', { kind: 'timeout' }, 503],
  ['aborted', { kind: 'aborted' }, 503],
  ['undecodable', { kind: 'undecodable', paths: [] }, 500],
])('a page that could not be made is told by its status: %s', (_kind, failure, status) => {
  expect(pageStatusOf(failure)).toBe(status);
});

it.each([
  [404, 404],
  [429, 503],
  [502, 503],
  [503, 503],
  [504, 503],
  [500, 500],
  [501, 500],
  [422, 500],
  [401, 500],
])('a refusal with %i makes a page with %i', (refused, status) => {
  expect(pageStatusOf(refusedWith(refused))).toBe(status);
});
