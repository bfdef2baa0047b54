import fc from 'fast-check';
import type { DeliverySelection } from '../../../src/domain/delivery/delivery-selection';
import {
  decodeSelection,
  encodeSelection,
} from '../../../src/infrastructure/storage/selection-cookie';
import { flatAddress } from '../../support/addresses';
import { anyAddress } from '../../support/any-address';
import { deliveryTo, pickupAt, someSelections, undecided } from '../../support/selections';

it.each(someSelections.map((selection) => [encodeSelection(selection), selection]))(
  'comes back as it was: %s',
  (text, selection) => {
    expect(decodeSelection(text)).toEqual(selection);
  },
);

it('comes back as it was to any address, but for the comment, which the list of addresses has', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const text = encodeSelection(deliveryTo(address));
      expect(decodeSelection(text)).toEqual(deliveryTo({ ...address, comment: '' }));
      expect(text).toMatch(/^[\w.~!-]+$/);
    }),
  );
});

it('needs no cookie while nothing is chosen', () => {
  expect(encodeSelection(undecided())).toBe('');
  expect(decodeSelection('')).toEqual(undecided());
});

it.each<[string, DeliverySelection]>([
  ['1!d', undecided('delivery')],
  ['1!p', undecided('pickup')],
  ['1!p!2', pickupAt(2)],
  [
    '1!d!1~f~42.69121~23.31947~dml0b3NoYS00MA~Vml0b3NoYSBCbHZk~NDA~NQ~QQ~Mg~MTIj',
    deliveryTo(flatAddress()),
  ],
])('is read as the first version wrote it: %s', (text, selection) => {
  expect(encodeSelection(selection)).toBe(text);
  expect(decodeSelection(text)).toEqual(selection);
});

it.each([
  ['broken escapes', '%'],
  ['half a JSON', '%7Bbad'],
  ['another version', '2!p!2'],
  ['another way', '1!x'],
  ['branch 0', '1!p!0'],
  ['a branch in capitals', '1!p!A'],
  ['no branch', '1!p!'],
  ['a branch with a nought before it', '1!p!02'],
  ['something behind the branch', '1!p!2!3'],
  ['no address', '1!d!'],
  ['an address that makes no sense', '1!d!1~f~42'],
  ['an address with a comment', `1!d!1~f~42.69121~23.31947~eA~eA~NDA~~~~~eA`],
  ['nothing but the version', '1'],
])('counts as nothing chosen: %s', (_what, text) => {
  expect(decodeSelection(text)).toEqual(undecided());
});
