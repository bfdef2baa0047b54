import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noticeGiven } from '../../../application/notifications/notice-slice';
import type { Profile } from '../../../application/ports/profile-gateway';
import { selectProfile } from '../../../application/profile/profile-slice';
import { selectSetup } from '../../../application/setup/setup-slice';
import { maskPhone } from '../../../domain/phone/phone-mask';
import { primaryButton } from '../../components/button-styles';
import { pageHeading } from '../../components/heading-styles';
import { Skeleton } from '../../components/skeleton';
import { FormError } from '../../forms/form-error';
import { TextField } from '../../forms/text-field';
import { ProfileFields } from '../../profile/profile-fields';
import { useProfileForm } from '../../profile/use-profile-form';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { AccountFrame } from './account-frame';
import { BackToAccount } from './back-to-account';
import { KeptData } from './kept-data';
import { OwnProfile } from './own-profile';
import { SignedInDevices } from './signed-in-devices';

const column = css({ display: 'grid', maxWidth: 480 });
const fields = css({ display: 'grid', gap: 8, marginTop: 20 });

const save = css(primaryButton, {
  width: '100%',
  minHeight: 48,
  [PAGE_FROM_TABLET]: { width: 'auto', minWidth: 180, justifySelf: 'start' },
});

const nothing = (): void => undefined;

/** Says that it was saved: nothing else on the page changes. */
const useSavedNotice = (): void => {
  const dispatch = useDispatch();
  const saves = useSelector(selectProfile).saves;
  const told = useRef(saves);
  useEffect(() => {
    if (saves === told.current) return;
    told.current = saves;
    dispatch(noticeGiven({ text: 'profile.saved', tone: 'done' }));
  }, [saves, dispatch]);
};

const ProfileEditor = ({ profile }: { readonly profile: Profile }) => {
  const t = useText();
  const state = useProfileForm();
  const country = useSelector(selectSetup).country;
  useSavedNotice();
  return (
    <form className={fields} {...state.form.element}>
      <TextField
        label={t('profile.phone')}
        hint={t('profile.phoneHint')}
        name="phone"
        value={maskPhone(profile.phone, country)}
        isReadOnly
        onType={nothing}
      />
      <ProfileFields state={state} />
      <FormError text={state.refused} />
      <button type="submit" className={save} aria-disabled={state.isSaving}>
        {t(state.isSaving ? 'profile.saving' : 'profile.save')}
      </button>
    </form>
  );
};

const FieldsSkeleton = () => (
  <div className={fields}>
    {['phone', 'firstName', 'email', 'birthday'].map((field) => (
      <Skeleton key={field} height="94px" />
    ))}
  </div>
);

export const ProfilePage = () => {
  const t = useText();
  return (
    <AccountFrame>
      <div className={column}>
        <BackToAccount />
        <h1 className={pageHeading}>{t('account.profile')}</h1>
        <OwnProfile skeleton={<FieldsSkeleton />}>
          {(profile) => <ProfileEditor profile={profile} />}
        </OwnProfile>
        <SignedInDevices />
        <KeptData />
      </div>
    </AccountFrame>
  );
};
