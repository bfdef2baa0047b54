import type { Phone } from '../../domain/city/city';
import { menuLink } from '../components/menu-link-styles';
import { telephoneLink } from '../components/telephone-link';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';
import { faintNote } from '../theme/shared-styles';

const row = css`
  ${menuLink};
  justify-content: space-between;
  gap: 16px;
`;

const number = css`
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

const hotline = css`
  padding: 2px 8px;
  border-radius: var(--radius-pill);
  background: var(--accent-surface);
  color: var(--accent-text);
  font-weight: 500;
  font-size: var(--size-13);
`;

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
