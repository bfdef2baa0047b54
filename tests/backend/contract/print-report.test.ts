import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, ofRequiredCalls } from '../../../contract/exit-code';
import type { Finding, RunResult } from '../../../contract/kit/report';
import { REQUIRED_CALLS, nameOf } from '../../../contract/kit/report';
import { reportLines } from '../../../contract/print-report';

const missing = (header: string, operation: string): Finding => ({
  operation,
  expected: `header ${header}: to be there`,
  came: 'nothing',
  rule: null,
  harm: 'header',
});
const NEWS: Finding = {
  operation: 'GET /domain/{id}/news',
  expected: '404 for a page past the last',
  came: '200',
  rule: '4.2',
  harm: 'rule',
};
const PRICE: Finding = {
  operation: 'GET /domain/{id}/goods/{slug}',
  expected: 'price: a number',
  came: 'a text',
  rule: '3.1',
  harm: 'page',
};
const found = (...findings: Finding[]): RunResult => ({
  findings,
  calls: 5,
  checks: 9,
  skipped: [],
});

it('says what breaks pages first, and what differs alike in many calls once', () => {
  const calls = ['GET /domain', 'GET /settings', 'GET /user', 'GET /otp/{messenger}'];
  const headers = calls.map((call) => missing('X-Request-Id', call));
  headers.push(missing('Cache-Control', 'GET /domain'));
  expect(reportLines(found(...headers, NEWS, PRICE))).toEqual([
    'Pages show nothing until this is mended:',
    '  GET /domain/{id}/goods/{slug}  expected price: a number, came a text  (docs/rules.md 3.1)',
    '',
    'Rules that do not hold:',
    '  GET /domain/{id}/news  expected 404 for a page past the last, came 200  (docs/rules.md 4.2)',
    '',
    'Headers:',
    '  GET /domain, GET /settings, GET /user and 1 more  expected header X-Request-Id: to be there, header Cache-Control: to be there, came nothing',
    '',
    '5 calls, 9 checks: 7 differences',
  ]);
});

it('ends otherwise where a page would break, and well where only calls that need not be there differ', () => {
  expect(exitCodeOf(found())).toBe(0);
  expect(exitCodeOf(found(NEWS))).toBe(1);
  expect(exitCodeOf(found(NEWS, PRICE))).toBe(3);
  const headers = missing('X-Request-Id', 'GET /domain');
  expect(exitCodeOf(ofRequiredCalls(found(NEWS, headers)))).toBe(0);
  expect(exitCodeOf(ofRequiredCalls(found(NEWS, PRICE)))).toBe(3);
});

it('needs the calls that the docs require of a backend', () => {
  const page = readFileSync(join(__dirname, '../../../docs/contract.md'), 'utf8');
  const [, section = ''] = page.split(/^## (?:Your own backend|Sessions)/m);
  const fromMap = [...section.matchAll(/^\| `((?:GET|POST) \/[^`?]*)[^`]*`/gm)].map(
    ([, name]) => name,
  );
  const plain = (name = '') => name.replaceAll(/\{\w+\}/g, '{}');
  expect(REQUIRED_CALLS.map((id) => plain(nameOf(id))).sort()).toEqual(fromMap.map(plain).sort());
});
