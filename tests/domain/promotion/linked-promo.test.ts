import type { LinkedPromo } from '../../../src/domain/promotion/linked-promo';
import {
  linkPromo,
  promoFromLink,
  tryLinkedPromo,
} from '../../../src/domain/promotion/linked-promo';
import { codeOf } from './promotion-fixtures';

const CODE = codeOf('ALUM15');
const OTHER = codeOf('OTHER');
const waiting = (code = CODE): LinkedPromo => ({ code, state: 'waiting' });
const tried = (code = CODE): LinkedPromo => ({ code, state: 'tried' });

describe('the code in a link', () => {
  it.each([
    ['on the home page', 'https://varna.example/?promocode=ALUM15', CODE],
    [
      'on any page, among other parameters',
      '/ru/promo/autumn?utm_source=x&promocode=ALUM15#top',
      CODE,
    ],
    ['as the query alone', '?promocode=ALUM15', CODE],
    ['in normal form', '/?promocode=+alum%2015%20', CODE],
    ['the first of two', '/?promocode=ALUM15&promocode=OTHER', CODE],
    ['none without the parameter', '/?promo=ALUM15', null],
    ['none without a query', '/promocode=ALUM15', null],
    ['none behind the hash', '/#?promocode=ALUM15', null],
    ['none when it is empty', '/?promocode=', null],
    ['none when it is only spaces', '/?promocode=%20+', null],
    ['none when it is too long', `/?promocode=${'A'.repeat(33)}`, null],
    ['none by a parameter in other letters', '/?PromoCode=ALUM15', null],
  ])('%s', (_where, address, code) => {
    expect(promoFromLink(address)).toBe(code);
  });

  it('does not break on a broken address', () => {
    expect(promoFromLink('/?promocode=%E0%A4%A')).not.toBeUndefined();
  });
});

describe('keeping it', () => {
  it.each([
    ['a code waits', null, CODE, waiting()],
    ['pages without one change nothing', waiting(), null, waiting()],
    ['nothing stays nothing', null, null, null],
    ['the same link again changes nothing', waiting(), CODE, waiting()],
    ['a code that was tried does not come to life again', tried(), CODE, tried()],
    ['another code takes its place', waiting(), OTHER, waiting(OTHER)],
    ['another code takes the place of one that was tried', tried(), OTHER, waiting(OTHER)],
  ])('%s', (_rule, kept, fromLink, after) => {
    expect(linkPromo(kept, fromLink)).toEqual(after);
  });
});

describe('trying it', () => {
  it.each([
    ['waits for the first dish', waiting(), 0, null, { toTry: null, stored: waiting() }],
    ['is tried with it', waiting(), 1, null, { toTry: CODE, stored: tried() }],
    ['is tried against another code', waiting(), 2, OTHER, { toTry: CODE, stored: tried() }],
    [
      'is not tried when the cart has it, nor later',
      waiting(),
      1,
      CODE,
      { toTry: null, stored: tried() },
    ],
    ['is not tried again', tried(), 1, null, { toTry: null, stored: tried() }],
    ['is nothing where none is kept', null, 1, null, { toTry: null, stored: null }],
  ])('%s', (_rule, kept, cartLines, codeInCart, result) => {
    expect(tryLinkedPromo(kept, cartLines, codeInCart)).toEqual(result);
  });

  it('stays out once the customer took it out and reloads the page', () => {
    const opened = linkPromo(null, CODE);
    const { stored: kept } = tryLinkedPromo(opened, 1, null);
    expect(tryLinkedPromo(linkPromo(kept, CODE), 1, null).toTry).toBeNull();
  });
});
