import { useSelector } from 'react-redux';
import { selectCity } from '../../../application/city/city-slice';
import { addressLabel } from '../../../domain/address/address-label';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { words } from './section-styles';
import { Section } from '../../components/section';

const list = css`
  display: grid;
  gap: 12px;
  margin-top: 16px;
`;

const place = css`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: var(--size-17);
`;

/** Where orders can be fetched; nothing in a city without branches. */
export const PickupBranches = () => {
  const t = useText();
  const city = useSelector(selectCity);
  if (!city || city.branches.length === 0) return null;
  return (
    <Section title={t('delivery.pickup')} id="pickup" isLarge>
      <p className={words}>{t('delivery.pickupText')}</p>
      <ul className={list}>
        {city.branches.map((branch) => (
          <li key={branch.id} className={place}>
            <Icon name="pin" />
            <span>{addressLabel(branch)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
