import { useSelector, useDispatch } from 'react-redux';
import { selectCanDelete } from '../../../application/addresses/address-selectors';
import { selectCity, selectCities } from '../../../application/city/city-slice';
import type { AccountAddresses } from '../../../application/ports/address-gateway';
import type { AnyAddress } from '../../../domain/address/address';
import { addressKey, isSameAddress } from '../../../domain/address/address-key';
import type { AddressId } from '../../../domain/id/ids';
import { quietButton, secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { resting } from '../../components/resting';
import { fullAddressLabel, doorLabel } from '../../components/address-labels';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { centredRow, column12, faintNote, largeText, softText } from '../../theme/shared-styles';
import { Section } from '../../components/section';
import {
  selectOfferedTypes,
  selectSelection,
} from '../../../application/delivery/delivery-selectors';
import { selectionChanged } from '../../../application/delivery/delivery-slice';
import { selectZoneFinder } from '../../../application/delivery/zone-selectors';
import { toastShown } from '../../../application/notifications/toast-slice';
import { isPlaced } from '../../../domain/address/address';
import { useDeliveryArea } from '../../hooks/use-delivery-area';
import type { ReactNode } from 'react';
import { addressLabel } from '../../../domain/address/address-label';
import { card } from './part-styles';

interface SavedAddressProps {
  readonly address: AnyAddress;
  readonly heading: 'h2' | 'h3';
  /** In which city it is, where that is not the one of the visit. */
  readonly city?: string | undefined;
  /** Why nothing can be brought there, by the key of its text; null for a good one. */
  readonly obstacle?: string | null;
  readonly children: ReactNode;
}

const frame = css(card, { gap: 4, overflowWrap: 'anywhere' });

const warning = css(centredRow, {
  gap: 8,
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

/** An address of the account, with its details for the courier. Rules 16.4. */
const SavedAddress = ({
  address,
  heading: Heading,
  city,
  obstacle = null,
  children,
}: SavedAddressProps) => {
  const t = useText();
  const code = address.type === 'house' ? '' : address.code;
  const details = [
    doorLabel(address, t),
    ...(code === '' ? [] : [t('account.addressCode', { value: code })]),
  ];
  return (
    <li className={frame}>
      <Heading className={largeText}>{addressLabel(address)}</Heading>
      {city !== undefined && <p className={softText}>{t('account.inCity', { city })}</p>}
      <p className={softText}>{details.join(', ')}</p>
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

interface SavedAddresses {
  /** Returns whether the order goes there. */
  readonly isCurrent: (address: AnyAddress) => boolean;
  /** Returns why nothing can be brought there, by the key of its text; null where something can, or nobody knows. */
  readonly obstacleOf: (address: AnyAddress) => string | null;
  /** Lets the order go there; null where it cannot. Rules 17.1. */
  readonly chooserOf: (address: AnyAddress) => (() => void) | null;
}

const useSavedAddresses = (): SavedAddresses => {
  const t = useText();
  const dispatch = useDispatch();
  const findZone = useSelector(selectZoneFinder);
  const selection = useSelector(selectSelection);
  const isDelivered = useSelector(selectOfferedTypes).includes('delivery');
  useDeliveryArea();

  const obstacleOf = ({ place }: AnyAddress): string | null => {
    if (!place) return 'account.placeUnknown';
    return findZone(place) === 'outside' ? 'account.outside' : null;
  };
  return {
    isCurrent: (address) =>
      selection.type === 'delivery' &&
      selection.address !== null &&
      isSameAddress(selection.address, address),
    obstacleOf,
    chooserOf: (address) =>
      isDelivered && isPlaced(address) && obstacleOf(address) === null
        ? () => {
            dispatch(selectionChanged({ type: 'delivery', address }));
            const name = fullAddressLabel(address, t);
            dispatch(toastShown({ text: 'account.addressChosen', params: { name }, tone: 'done' }));
          }
        : null,
  };
};

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

/* Looks like what it says: there is nothing to click any more. */
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
      aria-label={t('account.addressDeleteNamed', { name: fullAddressLabel(address, t) })}
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
        const name = fullAddressLabel(address, t);
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
