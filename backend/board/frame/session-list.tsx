import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffSession } from '../../../contract/wire/staff';
import { boardClient } from '../api/board-client';
import { secondaryButton } from '../styles/buttons';
import { css } from '../styles/emotion';
import { problem, soft } from '../styles/shared';

const list = css({ display: 'grid', gap: 12, marginTop: 12 });

const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});

const heading = css({ fontSize: 'var(--size-17)' });

/** Who of the city is signed in where; a manager ends what is no longer in good hands. Rules 25.1. */
export const SessionList = () => {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [hasFailed, setHasFailed] = useState(false);
  const [sessions, setSessions] = useState<readonly StaffSession[]>([]);

  useEffect(() => {
    let hasLeft = false;
    void boardClient.call('listStaffSessions', { language }).then((answer) => {
      if (answer.ok && !hasLeft) setSessions(answer.value);
    });
    return () => {
      hasLeft = true;
    };
  }, [language]);

  const end = async (id: string): Promise<void> => {
    const answer = await boardClient.call('endStaffSession', { path: { id }, language });
    setHasFailed(!answer.ok);
    if (answer.ok) setSessions((known) => known.filter((session) => session.id !== id));
  };

  return (
    <section>
      <h3 className={heading}>{t('board.sessions')}</h3>
      {hasFailed && (
        <p role="alert" className={problem}>
          {t('board.notSent')}
        </p>
      )}
      <ul className={list}>
        {sessions.map(({ id, name, device, is_current: isCurrent }) => (
          <li key={id} className={item}>
            <span>
              {name}{' '}
              <span className={soft}>{isCurrent ? t('board.thisDevice') : (device ?? '')}</span>
            </span>
            {!isCurrent && (
              <button
                className={secondaryButton}
                aria-label={t('board.endSessionOf', { name })}
                onClick={() => void end(id)}
              >
                {t('board.endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
