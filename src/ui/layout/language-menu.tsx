import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { ShopState } from '../../application/store/root-reducer';
import { switchLocale } from '../../domain/locale/locale-path';
import { useIsHydrated } from '../app/use-is-hydrated';
import { Disclosure } from '../components/disclosure';
import { menuLink } from '../components/menu-link-styles';
import { languageName } from './language-names';

const code = css`
  text-transform: uppercase;
`;

/** The same page in the other languages. */
export const LanguageMenu = () => {
  const t = useText();
  const { locale, locales } = useSelector((state: ShopState) => state.session);
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
        isTight
        summary={<span css={code}>{locale}</span>}
      >
        <ul>
          {locales.all
            .filter((other) => other !== locale)
            .map((other) => (
              <li key={other}>
                <a
                  css={menuLink}
                  href={switchLocale(address, other, locales)}
                  hrefLang={other}
                  lang={other}
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
