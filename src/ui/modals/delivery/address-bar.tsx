import { useDispatch, useSelector } from 'react-redux';
import {
  addressDeleteAsked,
  selectAddressForm,
} from '../../../application/addresses/address-form-slice';
import { selectCanDelete } from '../../../application/addresses/address-selectors';
import { quietButton } from '../../components/button-styles';
import { FormError } from '../../forms/form-error';
import { useText } from '../../text/use-text';
import { SheetBar } from '../../components/sheet-bar';
import { css } from '../../theme/emotion';
import { saveButton } from '../../components/sheet-styles';

interface AddressBarProps {
  readonly formId: string;
  /** Whether Save was pressed and waits for the map. */
  readonly isHeld: boolean;
}

const remove = css`
  ${quietButton};
  min-height: 48px;
  padding: 8px 12px;
  color: var(--danger-text);
`;

/** Save and, while another address would remain, Delete. Rules 16.8. */
export const AddressBar = ({ formId, isHeld }: AddressBarProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const { edited, saving, errors, refusal } = useSelector(selectAddressForm);
  const canDelete = useSelector(selectCanDelete);
  const isSaving = saving === 'saving' || isHeld;
  const isBusy = saving !== 'no' || isHeld;
  return (
    <SheetBar
      message={
        <FormError
          text={errors.form ?? (refusal ? t(refusal.text, { ...refusal.params }) : undefined)}
        />
      }
    >
      {edited && canDelete && (
        <button
          type="button"
          className={remove}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) dispatch(addressDeleteAsked(edited));
          }}
        >
          {t(saving === 'deleting' ? 'modal.delivery.deleting' : 'modal.delivery.delete')}
        </button>
      )}
      <button type="submit" className={saveButton} form={formId} aria-disabled={isBusy}>
        {t(isSaving ? 'modal.delivery.saving' : 'modal.delivery.save')}
      </button>
    </SheetBar>
  );
};
