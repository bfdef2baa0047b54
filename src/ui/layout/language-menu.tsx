import { useText } from '../text/use-text';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { languageChosen, selectLanguage } from '../../application/session/language-slice';
import { switchLocale } from '../../domain/locale/locale-path';
import { useFollow } from '../navigation/link-following';
import { KEEPS_PLACE } from '../navigation/use-scroll-place';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { Disclosure } from '../components/disclosure';
import { menuLink } from '../components/menu-link-styles';
import { css } from '../theme/emotion';
import { languageName } from './language-names';

const code = css`
  text-transform: uppercase;
`;

interface LanguageMenuProps {
  /** Says the language's own name instead of its two letters. */
  readonly isNamed?: boolean;
  readonly onChoose?: () => void;
}

/** The same page in the other languages. */
export const LanguageMenu = ({ isNamed = false, onChoose }: LanguageMenuProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const { locale, locales } = useSelector(selectLanguage);
  const { pathname, search, hash } = useLocation();
  const isHydrated = useIsHydrated();
  const follow = useFollow();
  // The server is never told the hash, so its link has none.
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
            .map((other) => ({ other, href: switchLocale(address, other, locales) }))
            .map(({ other, href }) => (
              <li key={other}>
                <a
                  className={menuLink}
                  href={href}
                  hrefLang={other}
                  lang={other}
                  onClick={(event) => {
                    dispatch(languageChosen(other));
                    onChoose?.();
                    follow(event, href, KEEPS_PLACE);
                  }}
                >
                  {languageName(other)}
                </a>
              </li>
            ))}
        </ul>
      </Disclosure>
    </nav>
  );
};
