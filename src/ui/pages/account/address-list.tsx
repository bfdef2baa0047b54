import { useSelector } from 'react-redux';
import { selectCanDelete } from '../../../application/addresses/address-selectors';
import { selectCity, selectCities } from '../../../application/city/city-slice';
import type { AccountAddresses } from '../../../application/ports/address-gateway';
import type { AnyAddress } from '../../../domain/address/address';
import { addressKey } from '../../../domain/address/address-key';
import type { AddressId } from '../../../domain/id/ids';
import { quietButton, secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { resting } from '../../components/resting';
import { fullWords } from '../../components/address-words';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { SavedAddress } from './saved-address';
import { useSavedAddresses } from './use-saved-addresses';
import { column12 } from '../../theme/shared-styles';
import { Section } from '../../components/section';

interface AddressListProps {
  readonly addresses: AccountAddresses;
  readonly onChange: (address: AnyAddress) => void;
  readonly onDelete: (id: AddressId) => void;
}

interface RemoveProps {
  readonly address: AccountAddresses[number];
  readonly onDelete: (id: AddressId) => void;
}

const remove = css(quietButton, { padding: '8px 12px', color: 'var(--danger-text)' });
const change = css(quietButton, { padding: '8px 12px' });

/* Looks like what it says: there is nothing to press any more. */
const current = css(secondaryButton, {
  margin: '0 8px 0 12px',
  "&[aria-disabled='true']": {
    background: 'var(--success-surface)',
    color: 'var(--success-text)',
    opacity: 1,
  },
});

const Remove = ({ address, onDelete }: RemoveProps) => {
  const t = useText();
  // The only one left stays. Rules 16.8.
  if (!useSelector(selectCanDelete)) return null;
  return (
    <button
      type="button"
      className={remove}
      aria-haspopup="dialog"
      aria-label={t('account.addressDeleteNamed', { name: fullWords(address, t) })}
      onClick={() => onDelete(address.id)}
    >
      {t('account.addressDelete')}
    </button>
  );
};

const Here = ({ addresses, onChange, onDelete }: AddressListProps) => {
  const t = useText();
  const { isCurrent, obstacleOf, chooserOf } = useSavedAddresses();
  return (
    <ul className={column12} aria-label={t('account.addresses')}>
      {addresses.map((address) => {
        const name = fullWords(address, t);
        const isChosen = isCurrent(address);
        const choose = chooserOf(address);
        const word = isChosen ? 'addressCurrent' : 'addressUse';
        return (
          <SavedAddress
            key={addressKey(address)}
            address={address}
            heading="h2"
            obstacle={obstacleOf(address)}
          >
            {choose && (
              <button
                type="button"
                className={current}
                aria-label={t(`account.${word}Named`, { name })}
                {...resting(isChosen, choose)}
              >
                {isChosen && <Icon name="check" size={18} />}
                <span>{t(`account.${word}`)}</span>
              </button>
            )}
            <button
              type="button"
              className={change}
              aria-haspopup="dialog"
              aria-label={t('account.addressChangeNamed', { name })}
              onClick={() => onChange(address)}
            >
              {t('account.addressChange')}
            </button>
            <Remove address={address} onDelete={onDelete} />
          </SavedAddress>
        );
      })}
    </ul>
  );
};

/** They can be changed where the shop of their city is open: here nobody knows its streets. */
const Elsewhere = ({ addresses, onDelete }: Omit<AddressListProps, 'onChange'>) => {
  const t = useText();
  const cities = useSelector(selectCities).all;
  return (
    <Section title={t('account.elsewhere')}>
      <ul className={column12}>
        {addresses.map((address) => (
          <SavedAddress
            key={addressKey(address)}
            address={address}
            heading="h3"
            city={cities.find(({ id }) => id === address.cityId)?.name}
          >
            <Remove address={address} onDelete={onDelete} />
          </SavedAddress>
        ))}
      </ul>
    </Section>
  );
};

/** The addresses of this city with all that can be done with them, and those of others. Rules 16.5 to 16.8. */
export const AddressList = ({ addresses, onChange, onDelete }: AddressListProps) => {
  const cityId = useSelector(selectCity)?.id;
  const here = addresses.filter((address) => address.cityId === cityId);
  const elsewhere = addresses.filter((address) => address.cityId !== cityId);
  return (
    <>
      {here.length > 0 && <Here addresses={here} onChange={onChange} onDelete={onDelete} />}
      {elsewhere.length > 0 && <Elsewhere addresses={elsewhere} onDelete={onDelete} />}
    </>
  );
};
