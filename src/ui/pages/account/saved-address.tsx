import type { ReactNode } from 'react';
import type { AnyAddress } from '../../../domain/address/address';
import { addressLabel } from '../../../domain/address/address-label';
import { Icon } from '../../components/icon';
import { doorWords } from '../../components/address-words';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { card } from './part-styles';
import { faintNote, largeText, softText } from '../../theme/shared-styles';

interface SavedAddressProps {
  readonly address: AnyAddress;
  /** Whether it stands below the heading of the page or of a part of it. */
  readonly heading: 'h2' | 'h3';
  /** In which city it is, where that is not the one of the visit. */
  readonly city?: string | undefined;
  /** Why nothing can be brought there, by the key of its text; null for a good one. */
  readonly obstacle?: string | null;
  readonly children: ReactNode;
}

const frame = css(card, { gap: 4, overflowWrap: 'anywhere' });

const warning = css({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  marginTop: 4,
  color: 'var(--warning-text)',
  fontWeight: 500,
});

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  // The words of the quiet ones, not the room around them, stand on the edge of the text.
  margin: '8px 0 0 -12px',
});

/** An address of the account, with what a courier is told of it. Rules 16.4. */
export const SavedAddress = ({
  address,
  heading: Heading,
  city,
  obstacle = null,
  children,
}: SavedAddressProps) => {
  const t = useText();
  const code = address.type === 'house' ? '' : address.code;
  const words = [
    doorWords(address, t),
    ...(code === '' ? [] : [t('account.addressCode', { value: code })]),
  ];
  return (
    <li className={frame}>
      <Heading className={largeText}>{addressLabel(address)}</Heading>
      {city !== undefined && <p className={softText}>{t('account.inCity', { city })}</p>}
      <p className={softText}>{words.join(', ')}</p>
      {address.comment !== '' && <p className={faintNote}>{address.comment}</p>}
      {obstacle !== null && (
        <p className={warning}>
          <Icon name="warning" />
          <span>{t(obstacle)}</span>
        </p>
      )}
      <div className={actions}>{children}</div>
    </li>
  );
};
