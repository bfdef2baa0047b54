import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectLanguage } from '../../application/session/language-slice';
import { switchLocale } from '../../domain/locale/locale-path';
import { useText } from '../text/use-text';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { container } from '../components/container';
import { css } from '../theme/emotion';
import { footerLink } from './footer-styles';
import { languageName } from './language-names';

/* Where scripts run, the drawer has them: a second row of them would only be longer to read past. */
const row = css`
  ${container};
  display: none;
  flex-wrap: wrap;
  gap: 0 24px;
  margin-top: 24px;
  ${WITHOUT_SCRIPTS} {
    display: flex;
  }
`;

/** The same page in the other languages, for whoever has no drawer that opens. */
export const FooterLanguages = () => {
  const t = useText();
  const { locale, locales } = useSelector(selectLanguage);
  const { pathname, search } = useLocation();
  const others = locales.all.filter((other) => other !== locale);
  if (others.length === 0) return null;
  return (
    <ul className={row} aria-label={t('frame.languages')}>
      {others.map((other) => (
        <li key={other}>
          <a
            className={footerLink}
            href={switchLocale(`${pathname}${search}`, other, locales)}
            hrefLang={other}
            lang={other}
          >
            {languageName(other)}
          </a>
        </li>
      ))}
    </ul>
  );
};
