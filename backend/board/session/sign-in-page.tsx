import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../i18n/language-choice';
import { primaryButton } from '../styles/buttons';
import { css, cx } from '../styles/emotion';
import { field, fieldLabel, pageTitle, panel, problem, soft } from '../styles/shared';
import type { SignInProof } from './use-session';

const place = css({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: 'var(--gutter)',
});

const card = cx(panel, css({ width: '100%', maxWidth: 400, padding: 24 }));

interface SignInPageProps {
  /** Why the last attempt failed. */
  readonly message: string | null;
  readonly onSignIn: (proof: SignInProof) => Promise<void>;
}

export const SignInPage = ({ message, onSignIn }: SignInPageProps) => {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const problemId = useId();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    await onSignIn({ name, pin });
    setIsBusy(false);
  };

  return (
    <main className={place}>
      <form className={card} onSubmit={submit}>
        <h1 className={pageTitle}>{t('board.signIn.title')}</h1>
        <p className={soft}>{t('board.signIn.hint')}</p>
        {message !== null && (
          <p id={problemId} className={problem} role="alert">
            {message}
          </p>
        )}
        <label className={fieldLabel}>
          {t('board.signIn.name')}
          <input
            className={field}
            value={name}
            autoComplete="username"
            autoCapitalize="words"
            required
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
        </label>
        <label className={fieldLabel}>
          {t('board.signIn.pin')}
          <input
            className={field}
            value={pin}
            type="password"
            inputMode="numeric"
            autoComplete="current-password"
            required
            aria-describedby={message === null ? undefined : problemId}
            onChange={(event) => {
              setPin(event.target.value);
            }}
          />
        </label>
        <button className={primaryButton} aria-disabled={isBusy}>
          {t('board.signIn.enter')}
        </button>
        <LanguageChoice />
      </form>
    </main>
  );
};
