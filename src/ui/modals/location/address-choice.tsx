import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { addressFormOpened } from '../../../application/addresses/address-form-slice';
import { placesListLeft } from '../../../application/delivery/places-list-slice';
import { modalOpened } from '../../../application/modals/modal-slice';
import type { AnyAddress } from '../../../domain/address/address';
import { addressKey } from '../../../domain/address/address-key';
import { addressLabel } from '../../../domain/address/address-label';
import { iconButton, primaryButton, secondaryButton } from '../../components/button-styles';
import { FailedPart } from '../../components/failed-part';
import { Icon } from '../../components/icon';
import { Skeletons } from '../../components/skeleton';
import { RadioList } from '../../forms/radio-list';
import { RadioRow } from '../../forms/radio-row';
import { useText } from '../../i18n/use-text';
import { CAN_HOVER } from '../../theme/media';
import { doorLabel, fullAddressLabel } from '../../components/address-labels';
import { css } from '../../theme/emotion';
import type { LocationChoice } from './use-location-choice';
import { oneColumn, softText } from '../../theme/shared-styles';

interface AddressChoiceProps {
  readonly choice: LocationChoice;
}

const column = css(oneColumn, { justifyItems: 'start', gap: 12, '> fieldset': { width: '100%' } });
const coming = css({ display: 'grid', gap: 8, width: '100%' });

const edit = css(iconButton, {
  flex: 'none',
  color: 'var(--text-soft)',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-strong)', color: 'var(--text)' } },
});

const ListSkeleton = () => {
  const t = useText();
  return (
    <div className={coming} role="status" aria-label={t('modal.location.loading')}>
      <Skeletons sizes={['62px', '62px']} />
    </div>
  );
};

interface AddressListProps extends AddressChoiceProps {
  readonly onEdit: (address: AnyAddress) => void;
}

const AddressList = ({ choice, onEdit }: AddressListProps) => {
  const t = useText();
  const name = useId();
  return (
    <RadioList label={t('modal.location.addresses')}>
      {choice.loading.kind === 'loading' && <ListSkeleton />}
      {choice.addresses.map((address) => (
        <RadioRow
          key={addressKey(address)}
          name={name}
          value={addressKey(address)}
          title={addressLabel(address)}
          detail={address.place ? doorLabel(address, t) : t('modal.location.noPlace')}
          isChosen={address === choice.address}
          onChoose={() => choice.chooseAddress(address)}
          action={
            <button
              type="button"
              className={edit}
              aria-label={t('modal.location.edit', { name: fullAddressLabel(address, t) })}
              onClick={() => onEdit(address)}
            >
              <Icon name="pencil" />
            </button>
          }
        />
      ))}
    </RadioList>
  );
};

export const AddressChoice = ({ choice }: AddressChoiceProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const { kind, retry } = choice.loading;
  const isEmpty = kind === 'known' && choice.addresses.length === 0;

  const openForm = (address: AnyAddress | null): void => {
    dispatch(placesListLeft(choice.address));
    dispatch(addressFormOpened(address));
    dispatch(modalOpened('delivery'));
  };
  return (
    <div className={column}>
      {isEmpty && <p className={softText}>{t('modal.location.noAddresses')}</p>}
      {kind === 'failed' && <FailedPart text={t('account.addressesFailed')} onRetry={retry} />}
      {kind !== 'failed' && !isEmpty && <AddressList choice={choice} onEdit={openForm} />}
      <button
        type="button"
        className={isEmpty ? primaryButton : secondaryButton}
        onClick={() => openForm(null)}
      >
        <Icon name="plus" size={18} />
        <span>{t('modal.location.add')}</span>
      </button>
    </div>
  );
};
