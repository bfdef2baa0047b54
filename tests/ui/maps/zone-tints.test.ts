import { tintOnDark } from '../../../src/ui/maps/zone-tints';

it('is lighter than the zone’s colour', () => {
  expect(tintOnDark('#2E9E5B')).toBe('rgb(130 197 157)');
  expect(tintOnDark('#000000')).toBe('rgb(102 102 102)');
});

it('leaves a colour that it cannot read as it is', () => {
  expect(tintOnDark('seagreen')).toBe('seagreen');
});
