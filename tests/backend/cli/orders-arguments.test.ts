import { ordersCommand } from '../../../backend/cli/commands/orders-command';

it.each([
  [],
  ['cook'],
  ['list', 'all'],
  ['list', '--status', 'eaten'],
  ['show'],
  ['show', 'one'],
  ['show', '1', '2'],
  ['set-status', '1'],
  ['set-status', '1', 'eaten'],
  ['set-status', '1', 'process', '--reason', 'other'],
  ['set-status', '1', 'cancel', '--reason', 'bored'],
  ['set-status', '1', 'cancel', '--text', 'a'.repeat(501)],
  ['delay', '1', '0'],
  ['delay', '1', '241'],
  ['delay', '1', 'five'],
  ['delay', '99999999999', '5'],
  ['list', '--limit', '0'],
  ['list', '--since', '27.11.2026'],
  ['list', '--before', 'one'],
  ['report', '--day', 'today'],
  ['show', '1', '--id', '--number'],
])('tells an operator in one line what is wrong with “orders %j”', (...args) => {
  const request = ordersCommand.read(args);
  if (request.ok) throw new Error('The words were taken');
  expect(request.error).toMatch(/^backend orders: .+ --help$/);
});
