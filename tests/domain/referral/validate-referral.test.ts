import { validateReferral } from '../../../src/domain/referral/validate-referral';
import type { Inviter } from '../../../src/domain/referral/validate-referral';
import { referralIdOf } from '../../../src/domain/referral/referral-id';
import { ok, refuse } from '../../../src/domain/result/result';
import { phoneOf } from '../promotion/promotion-fixtures';

const id = referralIdOf('k3v9');
const IVAN: Inviter[] = id === null ? [] : [{ id, phone: phoneOf('0880001122') }];
const [ivan = null] = IVAN;
const NEW_PHONE = phoneOf('359880003344');

describe('an invitation by Ivan', () => {
  it('counts for a phone that was never seen before', () => {
    expect(validateReferral(ivan, NEW_PHONE, false)).toEqual(
      ok({ id: 'k3v9', phone: '359880001122' }),
    );
  });

  it('does not count for a phone that is not new', () => {
    expect(validateReferral(ivan, NEW_PHONE, true)).toEqual(refuse({ kind: 'referral.used' }));
  });

  it.each([true, false])('does not count for his own phone, known (%s) or not', (isPhoneKnown) => {
    expect(validateReferral(ivan, phoneOf('+359 88 000 11 22'), isPhoneKnown)).toEqual(
      refuse({ kind: 'referral.self' }),
    );
  });
});

it.each([true, false])(
  'an id that nobody has does not count, phone known (%s) or not',
  (isKnown) => {
    expect(validateReferral(null, NEW_PHONE, isKnown)).toEqual(
      refuse({ kind: 'referral.unknown' }),
    );
  },
);
