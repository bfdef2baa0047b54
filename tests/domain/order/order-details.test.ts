import { orderContact } from '../../../src/domain/order/order-contact';
import { clampOrderComment, validateOrderComment } from '../../../src/domain/cart/order-limits';
import { SOON_AS_POSSIBLE, chosenMoment } from '../../../src/domain/order/order-time';
import { ok, refuse } from '../../../src/domain/result/result';
import { instant } from '../../../src/domain/time/instant';
import { phoneOf } from '../promotion/promotion-fixtures';

describe('when an order is wanted', () => {
  it('is a moment only where one was chosen', () => {
    const at = instant(1_764_265_200_000);
    expect(chosenMoment({ timeType: 'on_time', at })).toBe(at);
    expect(chosenMoment(SOON_AS_POSSIBLE)).toBeNull();
    expect(SOON_AS_POSSIBLE).toEqual({ timeType: 'soon_as_possible' });
  });
});

describe('whom the restaurant calls', () => {
  const account = { firstName: 'Ivan', phone: phoneOf('359880001122') };
  const typed = { firstName: 'Somebody', phone: phoneOf('359880009999') };
  const nothing = { firstName: null, phone: null };

  it.each([
    ['nothing else', nothing],
    ['another name and phone, which do not count', typed],
  ])('is the signed-in customer, with %s', (_what, given) => {
    expect(orderContact(account, given)).toEqual(ok({ kind: 'customer', ...account }));
  });

  it.each([
    ['the name that was typed', typed, 'Somebody'],
    ['no name where none was typed either', nothing, ''],
  ])('is a customer without a name in the account by its phone and %s', (_what, given, name) => {
    expect(orderContact({ ...account, firstName: '' }, given)).toEqual(
      ok({ kind: 'customer', firstName: name, phone: account.phone }),
    );
  });

  it('is the guest by what they gave', () => {
    expect(orderContact(null, typed)).toEqual(ok({ kind: 'guest', ...typed }));
  });

  it.each([
    ['who gave nothing', nothing],
    ['who gave no name', { ...typed, firstName: null }],
    ['who gave no phone', { ...typed, phone: null }],
  ])('is nobody for a guest %s', (_what, given) => {
    expect(orderContact(null, given)).toEqual(refuse({ kind: 'order.contact_required' }));
  });
});

describe('the comment to an order', () => {
  it.each([
    ['nothing', '', ''],
    ['words', 'No bell, please', 'No bell, please'],
    ['words without the spaces around them', '\n No bell ', 'No bell'],
    ['500 characters', 'я'.repeat(500), 'я'.repeat(500)],
    ['500 pictures', '🍕'.repeat(500), '🍕'.repeat(500)],
    ['500 characters and spaces around', ` ${'я'.repeat(500)} `, 'я'.repeat(500)],
  ])('may be %s', (_what, text, kept) => {
    expect(validateOrderComment(text)).toEqual(ok(kept));
  });

  it('may not be 501 characters', () => {
    expect(validateOrderComment('я'.repeat(501))).toEqual(
      refuse({ kind: 'order.comment_too_long', max: 500, length: 501 }),
    );
  });

  it('is cut by its field after 500 characters', () => {
    expect(clampOrderComment(`${'🍕'.repeat(500)}!`)).toBe('🍕'.repeat(500));
    expect(clampOrderComment('No bell')).toBe('No bell');
  });
});
