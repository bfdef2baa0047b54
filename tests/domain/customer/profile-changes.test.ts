import fc from 'fast-check';
import type { SavedProfile } from '../../../src/domain/customer/profile-changes';
import { hasProfileChanges, profileChanges } from '../../../src/domain/customer/profile-changes';
import type { ProfileDetails, ProfileForm } from '../../../src/domain/customer/validate-profile';
import { validateProfile } from '../../../src/domain/customer/validate-profile';
import { day } from './support';

const today = day('2026-11-27');

const form: ProfileForm = {
  firstName: ' Ivan ',
  email: 'ivan@example.com',
  birthday: '1990-03-25',
};

const detailsOf = (more: Partial<ProfileForm> = {}): ProfileDetails => {
  const details = validateProfile({ ...form, ...more }, null, today);
  if (!details.ok) throw new TypeError('The form is wrong');
  return details.value;
};

describe('what a save sends', () => {
  const saved: SavedProfile = detailsOf();

  it.each([
    ['nothing when nothing changed', {}, {}],
    ['nothing for spaces around the name', { firstName: 'Ivan  ' }, {}],
    ['the name alone', { firstName: 'Петр' }, { firstName: 'Петр' }],
    ['the e-mail alone', { email: 'petr@example.com' }, { email: 'petr@example.com' }],
    ['that the e-mail is to be cleared', { email: ' ' }, { email: null }],
    ['the birthday alone', { birthday: '1990-03-26' }, { birthday: '1990-03-26' }],
    ['which messages are wanted', { messages: 'none' as const }, { messages: 'none' }],
    [
      'all that changed',
      { firstName: 'P', email: '', birthday: '' },
      { firstName: 'P', email: null, birthday: null },
    ],
  ])('is %s', (_what, changed, sent) => {
    const changes = profileChanges(saved, detailsOf(changed));
    expect(changes).toStrictEqual(sent);
    expect(hasProfileChanges(changes)).toBe(Object.keys(sent).length > 0);
  });

  it('is everything that somebody new tells', () => {
    const nobody: SavedProfile = { firstName: null, email: null, birthday: null };
    expect(profileChanges(nobody, detailsOf())).toEqual(saved);
    expect(profileChanges(nobody, detailsOf({ email: '', birthday: '' }))).toStrictEqual({
      firstName: 'Ivan',
    });
  });

  it('makes the saved profile what the form says, and then is nothing', () => {
    const forms = fc
      .record({
        firstName: fc.constantFrom('Ivan', 'Петр'),
        email: fc.constantFrom('', 'ivan@example.com', 'petr@example.com'),
        birthday: fc.constantFrom('', '1990-03-25', '2000-02-29'),
      })
      .map(detailsOf);
    fc.assert(
      fc.property(forms, forms, (before, after) => {
        const now = { ...before, ...profileChanges(before, after) };
        expect(now).toEqual(after);
        expect(hasProfileChanges(profileChanges(now, after))).toBe(false);
      }),
    );
  });
});
