import { HOUR, MINUTE, addMinutes, instant } from '../../../src/domain/time/instant';

describe('a moment', () => {
  it('is a whole number of milliseconds', () => {
    expect(instant(1500.9)).toBe(1500);
    expect(instant(-1500.9)).toBe(-1500);
  });

  it.each([8.64e15, -8.64e15])('reaches as far as dates do: %d', (furthest) => {
    expect(instant(furthest)).toBe(furthest);
  });

  it.each([8.64e15 + 1, -8.64e15 - 1, NaN, Infinity])('is none at %d', (value) => {
    expect(() => instant(value)).toThrow(new RangeError('No such moment'));
  });

  it('is followed by others', () => {
    expect([MINUTE, HOUR]).toEqual([60_000, 3_600_000]);
    expect(addMinutes(instant(1000), 90)).toBe(5_401_000);
    expect(addMinutes(instant(1000), -1)).toBe(-59_000);
  });
});
