import { parseJson } from '../../../server/upstream/parse-json';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

it.each([
  ['{"a":1}', JSON_TYPE, { a: 1 }],
  ['{"a":1}', { 'content-type': 'application/problem+json' }, { a: 1 }],
  ['{"a":1}', { 'content-type': 'text/html' }, '{"a":1}'],
  ['{"a":1}', {}, '{"a":1}'],
  ['{"a":1}}', JSON_TYPE, '{"a":1}}'],
  [undefined, JSON_TYPE, undefined],
])('reads %j with %j as %j', (text, headers, read) => {
  expect(parseJson(text, headers)).toEqual(read);
});
