import { useSelector } from 'react-redux';
import {
  selectHotline,
  selectLocalPhones,
  selectSocials,
} from '../../application/city/city-selectors';
import type { Phone } from '../../domain/city/city';
import { telephoneLink } from '../components/telephone-link';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { footerHeading, footerLink } from './footer-styles';
import { SocialLinks } from './social-links';

const number = css(footerLink, { fontWeight: 600 });
const hotlineNumber = css(number, { fontSize: 'var(--size-20)' });
const nextHeading = css(footerHeading, { marginTop: 12 });

const FOLLOW_ID = 'footer-follow';

const FooterPhone = ({ phone }: { readonly phone: Phone }) => (
  <a className={phone.isHotline ? hotlineNumber : number} href={telephoneLink(phone.phone)}>
    {phone.phone}
  </a>
);

export const FooterContacts = () => {
  const t = useText();
  const phones = useSelector(selectLocalPhones);
  const hotline = useSelector(selectHotline);
  const hasSocials = useSelector(selectSocials).length > 0;
  return (
    <div>
      {hotline && (
        <>
          <h2 className={footerHeading}>{t('frame.hotline')}</h2>
          <FooterPhone phone={hotline} />
        </>
      )}
      {phones.length > 0 && (
        <>
          <h2 className={hotline ? nextHeading : footerHeading}>{t('frame.callUs')}</h2>
          <ul>
            {phones.map((phone) => (
              <li key={phone.phone}>
                <FooterPhone phone={phone} />
              </li>
            ))}
          </ul>
        </>
      )}
      {hasSocials && (
        <>
          <h2 className={nextHeading} id={FOLLOW_ID}>
            {t('footer.follow')}
          </h2>
          <SocialLinks labelledBy={FOLLOW_ID} />
        </>
      )}
    </div>
  );
};
