import { useEffect, useId } from 'react';
import { primaryButton } from '../components/button-styles';
import { Modal } from '../components/modal';
import { FormError } from '../forms/form-error';
import { ProfileFields } from '../profile/profile-fields';
import { useProfileForm } from '../profile/use-profile-form';
import { useText } from '../i18n/use-text';
import { SheetBar } from '../components/sheet-bar';
import { css } from '../theme/emotion';
import { column8 } from '../theme/shared-styles';

const save = css(primaryButton, { flex: 1, minWidth: 148, minHeight: 48 });

/** Asks new customers for their name. It goes when it has one, and not before. */
export const ProfileModal = () => {
  const t = useText();
  const formId = useId();
  const state = useProfileForm();
  const { element } = state.form;
  const { ref } = element;
  useEffect(() => {
    ref.current?.querySelector('input')?.focus();
  }, [ref]);
  return (
    <Modal
      name="profile"
      title={t('profile.title')}
      isClosable={false}
      footer={
        <SheetBar message={<FormError text={state.refused} />}>
          <button type="submit" className={save} form={formId} aria-disabled={state.isSaving}>
            {t(state.isSaving ? 'profile.saving' : 'profile.save')}
          </button>
        </SheetBar>
      }
    >
      <form className={column8} id={formId} {...element}>
        <ProfileFields state={state} />
      </form>
    </Modal>
  );
};
