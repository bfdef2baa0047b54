import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  addressDeleteAsked,
  selectAddressForm,
} from '../../../application/addresses/address-form-slice';
import type { AnyAddress } from '../../../domain/address/address';
import { Modal } from '../../components/modal';
import { FormError } from '../../forms/form-error';
import { fullWords } from '../../components/address-words';
import { QuestionBar } from '../../components/sheet-bar';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';

interface DeleteAddressProps {
  readonly address: AnyAddress;
  readonly onClose: () => void;
}

const name = css({ overflowWrap: 'anywhere' });

/** Asks whether an address is to be deleted. It goes with the address. Rules 16.8, 17.5. */
export const DeleteAddress = ({ address, onClose }: DeleteAddressProps) => {
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
            dispatch(addressDeleteAsked(address));
          }}
          isBusy={isDeleting}
        />
      }
    >
      <p className={name}>{fullWords(address, t)}</p>
    </Modal>
  );
};
