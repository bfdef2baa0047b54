import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { languageChosen } from '../../application/language/language-slice';
import type { ShopState } from '../../application/store/root-reducer';
import { switchLocale } from '../../domain/locale/locale-path';
import { KEEPS_PLACE } from '../app/use-scroll-place';
import { useIsHydrated } from '../app/use-is-hydrated';
import { Disclosure } from '../components/disclosure';
import { menuLink } from '../components/menu-link-styles';
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
  const { locale, locales } = useSelector((state: ShopState) => state.language);
  const { pathname, search, hash } = useLocation();
  const isHydrated = useIsHydrated();
  // The server is never told the hash, so its link has none.
  const address = `${pathname}${search}${isHydrated ? hash : ''}`;
  if (locales.all.length < 2) return null;
  return (
    <nav aria-label={t('frame.languages')}>
      <Disclosure
        label={t('frame.language', { language: languageName(locale) })}
        align="end"
        isTight={!isNamed}
        summary={isNamed ? languageName(locale) : <span css={code}>{locale}</span>}
      >
        <ul>
          {locales.all
            .filter((other) => other !== locale)
            .map((other) => (
              <li key={other}>
                <Link
                  css={menuLink}
                  to={switchLocale(address, other, locales)}
                  state={KEEPS_PLACE}
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
