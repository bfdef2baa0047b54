import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { toastShown } from '../../../application/notifications/toast-slice';
import type { Profile } from '../../../application/ports/profile-gateway';
import { selectProfile } from '../../../application/profile/profile-slice';
import { selectSetup } from '../../../application/setup/setup-slice';
import { maskPhone } from '../../../domain/phone/phone-mask';
import { primaryButton, quietButton, startButton } from '../../components/button-styles';
import { pageHeading } from '../../components/heading-styles';
import { Skeleton } from '../../components/skeleton';
import { FormError } from '../../forms/form-error';
import { TextField } from '../../forms/text-field';
import { MessageChoices } from '../../profile/message-choices';
import { ProfileFields } from '../../profile/profile-fields';
import { useProfileForm } from '../../profile/use-profile-form';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { AccountFrame } from './account-frame';
import { BackToAccount } from './back-to-account';
import { OwnProfile } from './own-profile';
import { SignedInDevices } from './signed-in-devices';
import {
  dataCopyRequested,
  deletionOpened,
  selectAccountData,
  deletionRequested,
} from '../../../application/account/account-data-slice';
import { selectOpenModal } from '../../../application/modals/modal-slice';
import { Icon } from '../../components/icon';
import { ruledPart } from './part-styles';
import { softText } from '../../theme/shared-styles';
import { Section } from '../../components/section';
import { resting } from '../../components/resting';
import { selectBonuses } from '../../../application/account/bonuses-slice';
import { ZERO } from '../../../domain/money/money';
import { useMoney } from '../../hooks/use-money';
import { Modal } from '../../components/modal';
import { QuestionBar } from '../../components/sheet-bar';

const losses = css({
  display: 'grid',
  gap: 4,
  margin: '8px 0 16px',
  paddingLeft: 20,
  listStyle: 'disc',
});

const useBonusMessage = (): string => {
  const t = useText();
  const money = useMoney();
  const bonuses = useSelector(selectBonuses);
  return bonuses.kind === 'known' && bonuses.data.balance > ZERO
    ? t('account.loses.bonusesSum', { sum: money(bonuses.data.balance) })
    : t('account.loses.bonuses');
};

/** Asks whether the account is to be deleted, and says what goes with it. Rules 19.6. */
const DeleteAccount = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText();
  const dispatch = useDispatch();
  const bonuses = useBonusMessage();
  const { isDeleting, refusal } = useSelector(selectAccountData);
  return (
    <Modal
      title={t('account.deleteTitle')}
      onClose={onClose}
      footer={
        <QuestionBar
          no={t('account.deleteKeep')}
          onNo={onClose}
          yes={t(isDeleting ? 'account.deleting' : 'account.delete')}
          onYes={() => dispatch(deletionRequested(undefined))}
          isBusy={isDeleting}
        />
      }
    >
      <p>{t('account.deleteLead')}</p>
      <ul className={losses}>
        <li>{t('account.loses.profile')}</li>
        <li>{t('account.loses.addresses')}</li>
        <li>{bonuses}</li>
        <li>{t('account.loses.orders')}</li>
      </ul>
      <FormError text={refusal ? t(refusal.text, { ...refusal.params }) : undefined} />
    </Modal>
  );
};

const remove = css(quietButton, {
  justifySelf: 'start',
  marginLeft: -8,
  color: 'var(--danger-text)',
});

const CopyData = () => {
  const t = useText();
  const dispatch = useDispatch();
  const { isCopying } = useSelector(selectAccountData);
  return (
    <>
      <p className={softText}>{t('account.copyText')}</p>
      <button
        type="button"
        className={startButton}
        {...resting(isCopying, () => dispatch(dataCopyRequested(undefined)))}
      >
        <Icon name="save" />
        <span>{t(isCopying ? 'account.copying' : 'account.copy')}</span>
      </button>
    </>
  );
};

/** What a customer can do with all that the shop keeps about them: have it, or have it deleted. Rules 19.6. */
const StoredData = () => {
  const t = useText();
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  // The question for a code takes the place of the one that led to it.
  const isConfirming = useSelector(selectOpenModal) === 'confirmCode';
  return (
    <Section title={t('account.dataTitle')} className={ruledPart}>
      <CopyData />
      <p className={softText}>{t('account.deleteText')}</p>
      <button
        type="button"
        className={remove}
        aria-haspopup="dialog"
        onClick={() => {
          dispatch(deletionOpened(undefined));
          setAsking(true);
        }}
      >
        {t('account.delete')}
      </button>
      {isAsking && !isConfirming && <DeleteAccount onClose={() => setAsking(false)} />}
    </Section>
  );
};

const column = css({ display: 'grid', maxWidth: 480 });
const fields = css({ display: 'grid', gap: 8, marginTop: 20 });

const save = css(primaryButton, {
  width: '100%',
  minHeight: 48,
  [PAGE_FROM_TABLET]: { width: 'auto', minWidth: 180, justifySelf: 'start' },
});

/** Says that it was saved: nothing else on the page changes. */
const useSavedToast = (): void => {
  const dispatch = useDispatch();
  const saves = useSelector(selectProfile).saves;
  const seen = useRef(saves);
  useEffect(() => {
    if (saves === seen.current) return;
    seen.current = saves;
    dispatch(toastShown({ text: 'profile.saved', tone: 'done' }));
  }, [saves, dispatch]);
};

const ProfileEditor = ({ profile }: { readonly profile: Profile }) => {
  const t = useText();
  const state = useProfileForm();
  const country = useSelector(selectSetup).country;
  useSavedToast();
  return (
    <form className={fields} {...state.form.element}>
      <TextField
        label={t('profile.phone')}
        hint={t('profile.phoneHint')}
        name="phone"
        value={maskPhone(profile.phone, country)}
        isReadOnly
      />
      <ProfileFields state={state} />
      {profile.messages && <MessageChoices form={state.form} />}
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
        <StoredData />
      </div>
    </AccountFrame>
  );
};
