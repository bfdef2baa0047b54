import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../contract/wire/staff';
import { LanguageChoice } from '../i18n/language-choice';
import { Icon } from '../parts/icon';
import { Sheet } from '../parts/sheet';
import { iconButton, secondaryButton } from '../styles/buttons';
import { problem, soft } from '../styles/shared';
import { SessionList } from './session-list';

interface StaffMenuProps {
  readonly member: StaffMember;
  readonly onSignOut: () => Promise<boolean>;
}

/** Who is signed in on this tablet, in which language, and the way out. */
export const StaffMenu = ({ member, onSignOut }: StaffMenuProps) => {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <button
        className={iconButton}
        aria-haspopup="dialog"
        aria-label={t('board.menu', { name: member.name })}
        onClick={() => sheet.current?.showModal()}
      >
        <Icon name="user" size={24} />
      </button>
      <Sheet ref={sheet} titleId={titleId} title={member.name}>
        <p className={soft}>{t(`board.role.${member.role}`, { city: member.city.name })}</p>
        <LanguageChoice />
        {member.role === 'manager' && <SessionList />}
        {hasFailed && (
          <p role="alert" className={problem}>
            {t('board.notSent')}
          </p>
        )}
        <button
          className={secondaryButton}
          onClick={() => {
            setHasFailed(false);
            void onSignOut().then((isOver) => {
              setHasFailed(!isOver);
            });
          }}
        >
          {t('board.signOut')}
        </button>
      </Sheet>
    </>
  );
};
