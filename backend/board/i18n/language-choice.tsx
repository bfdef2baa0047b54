import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../src/domain/locale/locales';
import { LOCALES } from '../../../src/domain/locale/locales';
import { css, cx } from '../styles/emotion';
import { field, fieldLabel } from '../styles/shared';
import { chooseLanguage } from './board-i18n';

/** The own name of each, so that everybody finds theirs. */
const NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  ru: 'Русский',
  bg: 'Български',
  kk: 'Қазақша',
  uk: 'Українська',
};

const select = cx(field, css({ fontSize: 'var(--size-15)' }));

export const LanguageChoice = () => {
  const { t, i18n } = useTranslation();
  return (
    <label className={fieldLabel}>
      {t('board.language')}
      <select
        className={select}
        value={i18n.language}
        onChange={(event) => {
          const chosen = LOCALES.find((locale) => locale === event.target.value);
          if (chosen) void chooseLanguage(i18n, chosen);
        }}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {NAMES[locale]}
          </option>
        ))}
      </select>
    </label>
  );
};
