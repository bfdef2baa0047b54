import { useText } from '../i18n/use-text';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { languageChosen, selectLanguage } from '../../application/session/language-slice';
import { switchLocale } from '../../domain/locale/locale-path';
import { KEEPS_PLACE } from '../navigation/use-scroll-place';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { Disclosure } from '../components/disclosure';
import { menuLink } from '../components/menu-link-styles';
import { css } from '../theme/emotion';
import { languageName } from './language-names';

const code = css({ textTransform: 'uppercase' });

interface LanguageMenuProps {
  /** Says the language's own name instead of its two letters. */
  readonly isNamed?: boolean;
  readonly onChoose?: () => void;
}

export const LanguageMenu = ({ isNamed = false, onChoose }: LanguageMenuProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const { locale, locales } = useSelector(selectLanguage);
  const { pathname, search, hash } = useLocation();
  const isHydrated = useIsHydrated();
  // The server never receives the hash, so its link has none.
  const address = `${pathname}${search}${isHydrated ? hash : ''}`;
  if (locales.all.length < 2) return null;
  return (
    <nav aria-label={t('frame.languages')}>
      <Disclosure
        label={t('frame.language', { language: languageName(locale) })}
        align="end"
        isTight={!isNamed}
        summary={isNamed ? languageName(locale) : <span className={code}>{locale}</span>}
      >
        <ul>
          {locales.all
            .filter((other) => other !== locale)
            .map((other) => (
              <li key={other}>
                <Link
                  className={menuLink}
                  to={switchLocale(address, other, locales)}
                  state={KEEPS_PLACE}
                  discover="none"
                  hrefLang={other}
                  lang={other}
                  onClick={() => {
                    dispatch(languageChosen(other));
                    onChoose?.();
                  }}
                >
                  {languageName(other)}
                </Link>
              </li>
            ))}
        </ul>
      </Disclosure>
    </nav>
  );
};
