import { useSelector } from 'react-redux';
import { selectPhones } from '../../../application/city/city-selectors';
import type { Phone } from '../../../domain/city/city';
import { telephoneLink } from '../../components/telephone-link';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { CAN_HOVER, PAGE_FROM_TABLET } from '../../theme/media';
import { softNote } from '../../theme/shared-styles';
import { Section } from '../../components/section';

const list = css({
  display: 'grid',
  gap: 12,
  [PAGE_FROM_TABLET]: { gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 16 },
});

const entry = css({
  display: 'grid',
  gap: 2,
  height: '100%',
  padding: '16px 20px',
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface-muted)',
  transition: 'background-color var(--quick)',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-strong)' } },
});

const number = css({
  fontWeight: 600,
  fontSize: 'var(--size-20)',
  fontVariantNumeric: 'tabular-nums',
});

/** A label that already says so needs no mark. */
const labelOf = ({ label: name, isHotline }: Phone, hotline: string): string =>
  isHotline && name.toLowerCase() !== hotline ? `${name} · ${hotline}` : name;

export const ContactPhones = () => {
  const t = useText();
  const phones = useSelector(selectPhones);
  if (phones.length === 0) return null;
  return (
    <Section title={t('contacts.phones')} id="phones" isLarge>
      <ul className={list}>
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
