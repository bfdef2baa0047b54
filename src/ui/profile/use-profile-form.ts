import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Profile } from '../../application/ports/profile-gateway';
import { profileSaveRequested, selectProfile } from '../../application/profile/profile-slice';
import { showBirthday } from '../../domain/customer/birthday-date';
import type { ProfileForm } from '../../domain/customer/validate-profile';
import type { LocalDate } from '../../domain/time/local-date';
import { useCityDay } from '../hooks/use-date';
import { useNow } from '../hooks/use-now';
import type { Form } from '../forms/use-form';
import { useForm } from '../forms/use-form';
import { useText } from '../i18n/use-text';
import { profileErrors, profileMeant } from './profile-check';

export interface ProfileFormState {
  readonly form: Form<ProfileForm>;
  readonly isSaving: boolean;
  /** The birthday that is saved, and so not to be changed any more. */
  readonly savedBirthday: LocalDate | null;
  /** The day in the city; null while that is not known yet. */
  readonly today: LocalDate | null;
  /** What is wrong with the form as a whole, in words. */
  readonly refused: string | undefined;
}

const fieldsOf = (profile: Profile | null): ProfileForm => ({
  firstName: profile?.firstName ?? '',
  email: profile?.email ?? '',
  birthday: profile?.birthday ? showBirthday(profile.birthday) : '',
  ...(profile?.messages && { messages: profile.messages }),
});

const useToday = (): LocalDate | null => {
  const now = useNow();
  const dayOf = useCityDay();
  return now === null ? null : dayOf(now);
};

const FIELDS = ['firstName', 'email', 'birthday', 'messages'] as const;

/** What another window has saved meanwhile stands in every field that nobody has changed here. */
const useFreshProfile = ({ values, set }: Form<ProfileForm>, profile: Profile | null): void => {
  const shown = useRef(profile);
  const follow = useEffectEvent(() => {
    const before = fieldsOf(shown.current);
    const now = fieldsOf(profile);
    shown.current = profile;
    for (const field of FIELDS) {
      if (values[field] === before[field] && now[field] !== before[field])
        set({ [field]: now[field] });
    }
  });
  useEffect(() => {
    follow();
  }, [profile]);
};

export const useProfileForm = (): ProfileFormState => {
  const t = useText();
  const dispatch = useDispatch();
  const { profile, isSaving, errors, refusal, saves } = useSelector(selectProfile);
  const today = useToday();
  const savedBirthday = profile?.birthday ?? null;
  const form = useForm<ProfileForm>({
    initial: fieldsOf(profile),
    check: (fields) => (today === null ? {} : profileErrors(fields, savedBirthday, today, t)),
    answered: errors,
    isBusy: isSaving,
    isWaiting: () => today === null,
    onSubmit: (fields) => dispatch(profileSaveRequested(profileMeant(fields, savedBirthday))),
  });
  const takeOver = useEffectEvent(() => {
    // As the account has it now, without the spaces around it.
    form.set(fieldsOf(profile));
  });
  useEffect(() => {
    if (saves > 0) takeOver();
  }, [saves]);
  useFreshProfile(form, profile);
  return {
    form,
    isSaving: isSaving || form.isHeld,
    savedBirthday,
    today,
    refused: errors.form ?? (refusal === null ? undefined : t(refusal)),
  };
};
