import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { areaNeeded, selectArea } from '../../application/delivery/delivery-slice';
import { Modal } from '../components/modal';
import { RadioSwitch } from '../forms/radio-switch';
import { FormError } from '../forms/form-error';
import { useText } from '../text/use-text';
import { AddressChoice } from './location/address-choice';
import { BranchChoice } from './location/branch-choice';
import type { LocationChoice } from './location/use-location-choice';
import { useLocationChoice } from './location/use-location-choice';
import { SheetBar } from '../components/sheet-bar';
import { css } from '../theme/emotion';
import { softText } from '../theme/shared-styles';
import { saveButton } from '../components/sheet-styles';

interface ChosenProps {
  readonly choice: LocationChoice;
}

/* As high with one address as with pickup and its map: nothing moves under the finger that switches. */
const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  min-height: min(440px, 60dvh);
`;

const ApplyBar = ({ choice }: ChosenProps) => {
  const t = useText();
  const { apply: onApply, obstacle } = choice;
  return (
    <SheetBar message={<FormError text={obstacle === null ? undefined : t(obstacle)} />}>
      <button
        type="button"
        className={saveButton}
        disabled={!onApply}
        onClick={onApply ?? undefined}
      >
        {t('modal.location.apply')}
      </button>
    </SheetBar>
  );
};

const Places = ({ choice }: ChosenProps) => {
  const t = useText();
  const { offered, type, chooseType } = choice;
  const isPickupOnly = type === 'pickup' && offered.length === 1;
  return (
    <div className={column}>
      {type !== null && offered.length > 1 && (
        <RadioSwitch
          label={t('modal.location.how')}
          isLabelHidden
          options={offered.map((value) => ({ value, label: t(`modal.location.${value}`) }))}
          value={type}
          onChoose={chooseType}
        />
      )}
      {isPickupOnly && <p className={softText}>{t('delivery.pickupOnly')}</p>}
      {type === 'delivery' && <AddressChoice choice={choice} />}
      {type === 'pickup' && <BranchChoice choice={choice} />}
      {type === null && <p className={softText}>{t('modal.location.nowhere')}</p>}
    </div>
  );
};

/** Where the order goes: to one of the customer's addresses, or which branch it is picked up at. */
export const LocationModal = () => {
  const t = useText();
  const dispatch = useDispatch();
  const choice = useLocationChoice();
  const isAreaUnknown = useSelector(selectArea).kind === 'unknown';
  // Already while the addresses are on their way, so that nothing moves when they come.
  const hasBar =
    choice.type === 'pickup' || choice.address !== null || choice.loading.kind === 'loading';
  useEffect(() => {
    // Whether an address of before is still delivered to.
    if (isAreaUnknown) dispatch(areaNeeded(undefined));
  }, [isAreaUnknown, dispatch]);
  return (
    <Modal
      name="location"
      title={t('modal.location.title')}
      footer={hasBar ? <ApplyBar choice={choice} /> : undefined}
    >
      <Places choice={choice} />
    </Modal>
  );
};
