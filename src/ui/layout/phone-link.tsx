import type { Phone } from '../../domain/city/city';
import { menuLink } from '../components/menu-link-styles';
import { telephoneLink } from '../components/telephone-link';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { accentTone, faintNote, smallPill } from '../theme/shared-styles';

const row = css(menuLink, { justifyContent: 'space-between', gap: 16 });
const number = css({ fontWeight: 500 });
const hotline = css(smallPill, accentTone, { padding: '2px 8px' });

interface PhoneLinkProps {
  readonly phone: Phone;
  readonly onClick?: () => void;
}

export const PhoneLink = ({
  phone: { phone, label: whose, isHotline },
  onClick,
}: PhoneLinkProps) => {
  const t = useText();
  return (
    <a className={row} href={telephoneLink(phone)} onClick={onClick}>
      <span className={number}>{phone}</span>
      <span className={isHotline ? hotline : faintNote}>
        {isHotline ? t('frame.hotline') : whose}
      </span>
    </a>
  );
};
