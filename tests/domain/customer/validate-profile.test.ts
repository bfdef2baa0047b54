import type { ProfileForm } from '../../../src/domain/customer/validate-profile';
import { validateProfile } from '../../../src/domain/customer/validate-profile';
import { ok, refuse } from '../../../src/domain/result/result';
import { day } from './support';

const today = day('2026-11-27');

const form: ProfileForm = {
  firstName: ' Ivan ',
  email: 'ivan@example.com',
  birthday: '1990-03-25',
};

describe('the profile as a whole', () => {
  it('is taken when every field is good', () => {
    expect(validateProfile(form, null, today)).toEqual(
      ok({ firstName: 'Ivan', email: 'ivan@example.com', birthday: '1990-03-25' }),
    );
  });

  it('needs only a name', () => {
    expect(validateProfile({ firstName: 'Ivan', email: '', birthday: '' }, null, today)).toEqual(
      ok({ firstName: 'Ivan', email: null, birthday: null }),
    );
  });

  it('names every wrong field at once', () => {
    expect(
      validateProfile({ firstName: '', email: 'ivan@', birthday: '2026-11-28' }, null, today),
    ).toEqual(
      refuse({
        firstName: { kind: 'name.required' },
        email: { kind: 'email.invalid' },
        birthday: { kind: 'birthday.future', latest: '2026-11-27' },
      }),
    );
  });

  it('says why of a missing name and half an e-mail', () => {
    expect(
      validateProfile({ firstName: '', email: 'ivan@', birthday: '' }, null, today),
    ).toStrictEqual(
      refuse({ firstName: { kind: 'name.required' }, email: { kind: 'email.invalid' } }),
    );
  });

  it.each([
    ['the name', { firstName: 'I2' }, { firstName: { kind: 'name.characters' } }],
    ['the e-mail', { email: 'x' }, { email: { kind: 'email.invalid' } }],
    ['the birthday', { birthday: 'x' }, { birthday: { kind: 'birthday.unknown_date' } }],
  ])('says nothing of good fields when %s is wrong', (_which, wrong, refusals) => {
    expect(validateProfile({ ...form, ...wrong }, null, today)).toStrictEqual(refuse(refusals));
  });

  it('keeps a saved birthday', () => {
    const saved = day('1991-01-01');
    expect(validateProfile(form, saved, today)).toStrictEqual(
      refuse({ birthday: { kind: 'birthday.fixed', saved } }),
    );
    expect(validateProfile({ ...form, birthday: '1991-01-01' }, saved, today)).toEqual(
      ok({ firstName: 'Ivan', email: 'ivan@example.com', birthday: '1991-01-01' }),
    );
  });
});
