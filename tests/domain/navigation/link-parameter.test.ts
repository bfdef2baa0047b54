import { linkParameter } from '../../../src/domain/navigation/link-parameter';

describe('a parameter of an address', () => {
  it.each([
    ['of a whole address', 'https://varna.example/ru?a=1&b=2', '2'],
    ['of the query alone', '?b=2', '2'],
    ['the first of two', '?b=2&b=3', '2'],
    ['without what stands behind the hash', '?b=2#x', '2'],
    ['with a question mark in it', '?b=2?&c=1', '2?'],
    ['with line breaks in it', '?b=2%0A\n3', '2\n\n3'],
    ['with its signs read', '?b=%D1%81+%26', 'с &'],
    ['empty', '?b=', ''],
    ['without a value', '?b', ''],
    ['none without a query', '/b', null],
    ['none without an address', '', null],
    ['none by another name', '?bb=2', null],
    ['none behind the hash', '/#?b=2', null],
    ['none in the path', '/b=2?a=1', null],
  ])('%s', (_how, address, value) => {
    expect(linkParameter(address, 'b')).toBe(value);
  });
});
