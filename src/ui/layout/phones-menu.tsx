import { css } from '@emotion/react';
import { useSelector } from 'react-redux';
import { selectMessengers, selectPhones } from '../../application/city/city-selectors';
import { Disclosure } from '../components/disclosure';
import { Icon } from '../components/icon';
import { menuLink } from '../components/menu-link-styles';
import { useText } from '../text/use-text';
import { FROM_LARGE, FROM_WIDE } from '../theme/media';
import { PhoneLink } from './phone-link';
import { SocialIcon } from './social-icon';
import { socialLook } from './social-names';

/* In narrower headers the picture stands for the number; screen readers hear it all the same. */
const number = css`
  display: none;
  font-variant-numeric: tabular-nums;
  ${FROM_WIDE} {
    display: inline;
  }
`;

const numberFromLarge = css`
  display: none;
  font-variant-numeric: tabular-nums;
  ${FROM_LARGE} {
    display: inline;
  }
`;

interface PhonesMenuProps {
  readonly isNarrow?: boolean;
}

const heading = css`
  margin-top: 4px;
  padding: 12px 12px 4px;
  border-top: 1px solid var(--line);
  color: var(--text-faint);
  font-size: var(--size-13);
`;

/** The first phone; under a mouse, the focus or a finger all phones, and where to write to. */
export const PhonesMenu = ({ isNarrow = false }: PhonesMenuProps) => {
  const t = useText();
  const phones = useSelector(selectPhones);
  const messengers = useSelector(selectMessengers);
  const [first] = phones;
  if (!first) return null;
  return (
    <Disclosure
      label={t('frame.phones', { phone: first.phone })}
      align="end"
      opensOnApproach
      summary={
        <>
          <Icon name="phone" size={20} />
          <span css={isNarrow ? numberFromLarge : number}>{first.phone}</span>
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
          <p css={heading}>{t('frame.writeUs')}</p>
          <ul>
            {messengers.map((social) => (
              <li key={social.link}>
                <a css={menuLink} href={social.link} target="_blank" rel="noopener">
                  <SocialIcon social={social} />
                  {socialLook(social.type).name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
};
