import { TextField } from '../forms/text-field';
import { useText } from '../i18n/use-text';
import { BirthdayField } from './birthday-field';
import type { ProfileFormState } from './use-profile-form';

export const ProfileFields = ({ state }: { readonly state: ProfileFormState }) => {
  const t = useText();
  const { form, savedBirthday, today } = state;
  return (
    <>
      <TextField
        label={t('profile.firstName')}
        autoComplete="given-name"
        {...form.textField('firstName')}
      />
      <TextField
        label={t('profile.email')}
        hint={t('profile.optional')}
        autoComplete="email"
        inputMode="email"
        {...form.textField('email')}
      />
      <BirthdayField saved={savedBirthday} today={today} {...form.textField('birthday')} />
    </>
  );
};
