import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  addressFormOpened,
  addressDeletionRequested,
  selectAddressForm,
} from '../../../application/addresses/address-form-slice';
import { modalOpened } from '../../../application/modals/modal-slice';
import type { AccountAddresses } from '../../../application/ports/address-gateway';
import type { AnyAddress } from '../../../domain/address/address';
import type { AddressId } from '../../../domain/id/ids';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { Skeletons } from '../../components/skeleton';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { AddressList } from './address-list';
import { NothingYet } from './nothing-yet';
import { OwnAddresses } from './own-profile';
import { AccountSubpage } from './account-subpage';
import { Modal } from '../../components/modal';
import { FormError } from '../../forms/form-error';
import { fullAddressLabel } from '../../components/address-labels';
import { QuestionBar } from '../../components/sheet-bar';

interface DeleteAddressProps {
  readonly address: AnyAddress;
  readonly onClose: () => void;
}

const name = css({ overflowWrap: 'anywhere' });

/** Asks whether an address is to be deleted. It goes with the address. Rules 16.8, 17.5. */
const DeleteAddress = ({ address, onClose }: DeleteAddressProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const [isAsked, setAsked] = useState(false);
  const { saving, errors, refusal } = useSelector(selectAddressForm);
  const isDeleting = saving === 'deleting';
  // What was said of another change is not about this one.
  const said = errors.form ?? (refusal ? t(refusal.text, { ...refusal.params }) : undefined);
  return (
    <Modal
      title={t('account.addressDeleteTitle')}
      onClose={onClose}
      footer={
        <QuestionBar
          message={<FormError text={isAsked ? said : undefined} />}
          no={t('account.addressKeep')}
          onNo={onClose}
          yes={t(isDeleting ? 'modal.delivery.deleting' : 'modal.delivery.delete')}
          onYes={() => {
            setAsked(true);
            dispatch(addressDeletionRequested(address));
          }}
          isBusy={isDeleting}
        />
      }
    >
      <p className={name}>{fullAddressLabel(address, t)}</p>
    </Modal>
  );
};

interface KnownAddressesProps {
  readonly addresses: AccountAddresses;
  /** Takes the focus of what has gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const add = css(secondaryButton, { justifySelf: 'start', minHeight: 48 });

const AddressesSkeleton = () => <Skeletons sizes={['156px', '156px']} />;

/** The address that is about to be deleted, as long as the account has it. */
const useDeleted = ({ addresses, heading }: KnownAddressesProps) => {
  const [asked, ask] = useState<AddressId | null>(null);
  const address = addresses.find(({ id }) => id === asked) ?? null;
  const isGone = asked !== null && address === null;
  useEffect(() => {
    if (isGone) heading.current?.focus();
  }, [isGone, heading]);
  return [address, ask] as const;
};

const KnownAddresses = (props: KnownAddressesProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const { addresses } = props;
  const [deleted, askDeletion] = useDeleted(props);
  const openForm = (address: AnyAddress | null): void => {
    dispatch(addressFormOpened(address));
    dispatch(modalOpened('delivery'));
  };
  const addAddress = () => openForm(null);
  if (addresses.length === 0) {
    return (
      <NothingYet
        icon="pin"
        title={t('account.noAddressesTitle')}
        text={t('account.noAddressesText')}
      >
        <button type="button" className={primaryButton} onClick={addAddress}>
          <Icon name="plus" size={18} />
          <span>{t('modal.location.add')}</span>
        </button>
      </NothingYet>
    );
  }
  return (
    <>
      <AddressList addresses={addresses} onChange={openForm} onDelete={askDeletion} />
      <button type="button" className={add} onClick={addAddress}>
        <Icon name="plus" size={18} />
        <span>{t('modal.location.add')}</span>
      </button>
      {deleted && <DeleteAddress address={deleted} onClose={() => askDeletion(null)} />}
    </>
  );
};

/** A customer's addresses: which of them the order goes to, and all that can be done with them. Rules 16.5 to 16.8. */
export const AddressesPage = () => {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AccountSubpage
      title={t('account.addresses')}
      text={t('account.addressesText')}
      heading={heading}
    >
      <OwnAddresses skeleton={<AddressesSkeleton />}>
        {(addresses) => <KnownAddresses addresses={addresses} heading={heading} />}
      </OwnAddresses>
    </AccountSubpage>
  );
};
