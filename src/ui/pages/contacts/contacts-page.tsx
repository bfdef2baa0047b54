import { useSelector } from 'react-redux';
import { selectCity } from '../../../application/city/city-slice';
import type { City, Social, Phone } from '../../../domain/city/city';
import { ShopLink } from '../../navigation/shop-link';
import { startButton, secondaryButton } from '../../components/button-styles';
import { pageHeading } from '../../components/heading-styles';
import { messageText } from '../../components/message';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { BranchList } from './branch-list';
import { SocialIcon } from '../../components/social-icon';
import { socialLook } from '../../components/social-names';
import { Section } from '../../components/section';
import { selectPhones } from '../../../application/city/city-selectors';
import { telephoneLink } from '../../components/telephone-link';
import { CAN_HOVER, PAGE_FROM_TABLET } from '../../theme/media';
import { boldText, mutedCard, softNote } from '../../theme/shared-styles';

const phoneList = css({
  display: 'grid',
  gap: 12,
  [PAGE_FROM_TABLET]: { gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 16 },
});

const entry = css(mutedCard, {
  display: 'grid',
  gap: 2,
  height: '100%',
  padding: '16px 20px',
  transition: 'background-color var(--quick)',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-strong)' } },
});

const number = css(boldText, { fontSize: 'var(--size-20)' });

/** A label that already says so needs no mark. */
const labelOf = ({ label: name, isHotline }: Phone, hotline: string): string =>
  isHotline && name.toLowerCase() !== hotline ? `${name} · ${hotline}` : name;

const ContactPhones = () => {
  const t = useText();
  const phones = useSelector(selectPhones);
  if (phones.length === 0) return null;
  return (
    <Section title={t('contacts.phones')} id="phones" isLarge>
      <ul className={phoneList}>
        {phones.map((phone) => (
          <li key={phone.phone}>
            <a className={entry} href={telephoneLink(phone.phone)}>
              <span className={softNote}>{labelOf(phone, t('contacts.hotline'))}</span>
              <span className={number}>{phone.phone}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 });

const isReachable = ({ phones, socials, branches }: City): boolean =>
  // All phones: which are shown depends on the country, and never leaves none.
  phones.length + socials.length + branches.length > 0;

interface ContactSocialsProps {
  readonly socials: readonly Social[];
}

interface SocialGroupProps extends ContactSocialsProps {
  readonly id: 'messengers' | 'socials';
}

const groups = css({ display: 'flex', flexWrap: 'wrap', gap: '40px 64px' });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const link = css(secondaryButton, { fontWeight: 500 });

const SocialGroup = ({ id, socials }: SocialGroupProps) => {
  const t = useText();
  if (socials.length === 0) return null;
  return (
    <Section title={t(`contacts.${id}`)} id={id} isLarge>
      <ul className={list}>
        {socials.map((social) => (
          <li key={social.link}>
            <a className={link} href={social.link} target="_blank" rel="noopener">
              <SocialIcon social={social} />
              <span>{socialLook(social.type).name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const ContactSocials = ({ socials }: ContactSocialsProps) =>
  socials.length > 0 ? (
    <div className={groups}>
      <SocialGroup id="messengers" socials={socials.filter(({ isMessenger }) => isMessenger)} />
      <SocialGroup id="socials" socials={socials.filter(({ isMessenger }) => !isMessenger)} />
    </div>
  ) : null;

/** How a city's restaurant is reached, where it is and when it is open; all of it comes with the frame. */
export const ContactsPage = () => {
  const t = useText();
  const heading = usePageHeading(t('contacts.title'));
  const city = useSelector(selectCity);
  return (
    <div className={page}>
      <h1 className={pageHeading}>{heading}</h1>
      {city && isReachable(city) ? (
        <>
          <ContactPhones />
          <ContactSocials socials={city.socials} />
          <BranchList city={city} />
        </>
      ) : (
        <p className={messageText}>{t('contacts.empty')}</p>
      )}
      <ShopLink className={startButton} to="/delivery">
        {t('contacts.delivery')}
      </ShopLink>
    </div>
  );
};
