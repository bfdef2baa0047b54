import { useSelector } from 'react-redux';
import { selectMessengers, selectPhones } from '../../application/city/city-selectors';
import { Disclosure } from '../components/disclosure';
import { Icon } from '../components/icon';
import { menuLink } from '../components/menu-link-styles';
import { useText } from '../i18n/use-text';
import { HEADER_FROM_LARGE } from '../theme/media';
import { PhoneLink } from './phone-link';
import { SocialIcon } from '../components/social-icon';
import { socialLook } from '../components/social-names';
import { css } from '../theme/emotion';
import { faintNote } from '../theme/shared-styles';

/* Where the row is full the number alone says what it is. */
const icon = css({ display: 'none', [HEADER_FROM_LARGE]: { display: 'block' } });

const heading = css(faintNote, {
  marginTop: 4,
  padding: '12px 12px 4px',
  borderTop: '1px solid var(--line)',
});

export const PhonesMenu = () => {
  const t = useText();
  const phones = useSelector(selectPhones);
  const messengers = useSelector(selectMessengers);
  const [first] = phones;
  if (!first) return null;
  return (
    <Disclosure
      label={t('frame.phones', { phone: first.phone })}
      align="end"
      isTight
      opensOnApproach
      summary={
        <>
          <span className={icon}>
            <Icon name="phone" size={20} />
          </span>
          <span>{first.phone}</span>
        </>
      }
    >
      <ul>
        {phones.map((phone) => (
          <li key={phone.phone}>
            <PhoneLink phone={phone} />
          </li>
        ))}
      </ul>
      {messengers.length > 0 && (
        <>
          <p className={heading}>{t('frame.writeUs')}</p>
          <ul>
            {messengers.map((social) => (
              <li key={social.link}>
                <a className={menuLink} href={social.link} target="_blank" rel="noopener">
                  <SocialIcon social={social} />
                  <span>{socialLook(social.type).name}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
};
