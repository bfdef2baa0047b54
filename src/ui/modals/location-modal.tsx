import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Modal } from '../components/modal';
import { RadioSwitch } from '../forms/radio-switch';
import { FormError } from '../forms/form-error';
import { useText } from '../i18n/use-text';
import { AddressChoice } from './location/address-choice';
import type { LocationChoice } from './location/use-location-choice';
import { useLocationChoice } from './location/use-location-choice';
import { SheetBar } from '../components/sheet-bar';
import { css } from '../theme/emotion';
import { oneColumn, softText } from '../theme/shared-styles';
import { saveButton } from '../components/sheet-styles';
import { selectMapArea } from '../../application/addresses/address-selectors';
import { addressLabel } from '../../domain/address/address-label';
import { BranchState } from '../components/branch-state';
import { RadioList } from '../forms/radio-list';
import { RadioRow } from '../forms/radio-row';
import { AreaMap } from '../maps/area-map/area-map';
import { FROM_TABLET } from '../theme/media';
import { useDeliveryArea } from '../hooks/use-delivery-area';

interface ChosenProps {
  readonly choice: LocationChoice;
}

/* As high with one address as with pickup and its map: nothing moves under the finger that switches. */
const column = css(oneColumn, { alignContent: 'start', gap: 20, minHeight: 'min(440px, 60dvh)' });

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

const map = css({
  height: 'min(208px, 32dvh)',
  minHeight: 160,
  marginTop: 16,
  [FROM_TABLET]: { height: 264 },
});

const BranchChoice = ({ choice }: { readonly choice: LocationChoice }) => {
  const t = useText();
  const name = useId();
  const area = useSelector(selectMapArea);
  const { branches, branch: chosen, chooseBranch } = choice;
  return (
    <div>
      <RadioList label={t('modal.location.branches')}>
        {branches.map((branch) => (
          <RadioRow
            key={branch.id}
            name={name}
            value={String(branch.id)}
            title={addressLabel(branch)}
            detail={branch.schedule ? <BranchState schedule={branch.schedule} /> : undefined}
            isChosen={branch === chosen}
            onChoose={() => chooseBranch(branch)}
          />
        ))}
      </RadioList>
      {area && (
        <div className={map}>
          <AreaMap
            label={t('modal.location.map')}
            withoutMap={t('modal.location.withoutMap')}
            center={area.center}
            branches={branches}
            chosenBranch={chosen?.id}
            onBranchChosen={chooseBranch}
          />
        </div>
      )}
    </div>
  );
};

export const LocationModal = () => {
  const t = useText();
  const choice = useLocationChoice();
  // Whether an address of before is still delivered to.
  useDeliveryArea();
  // Already while the addresses are on their way, so that nothing moves when they come.
  const hasBar =
    choice.type === 'pickup' || choice.address !== null || choice.loading.kind === 'loading';
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
