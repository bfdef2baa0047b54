import { useEffect, useId, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectAddressForm,
  addressDeletionRequested,
  pinMoved,
} from '../../application/addresses/address-form-slice';
import { selectCity } from '../../application/city/city-slice';
import type { City } from '../../domain/city/city';
import { Modal } from '../components/modal';
import { TextField } from '../forms/text-field';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';
import { AddressDetails } from './delivery/address-details';
import { PlaceShortcuts } from './delivery/place-shortcuts';
import { StreetField } from './delivery/street-field';
import { useAddressForm } from './delivery/use-address-form';
import { ZoneLine } from './delivery/zone-line';
import { selectPlacesList } from '../../application/delivery/places-list-slice';
import { modalClosed, modalOpened } from '../../application/modals/modal-slice';
import { selectCanDelete, selectMapArea } from '../../application/addresses/address-selectors';
import { quietButton } from '../components/button-styles';
import { FormError } from '../forms/form-error';
import { SheetBar } from '../components/sheet-bar';
import { saveButton } from '../components/sheet-styles';
import { useDeliveryArea } from '../hooks/use-delivery-area';
import { resting } from '../components/resting';
import { oneColumn } from '../theme/shared-styles';
import { selectZones } from '../../application/delivery/zone-selectors';
import { pinnedPlace } from '../../domain/address/place';
import type { Coordinates } from '../../domain/zone/lng-lat';
import { AreaMap } from '../maps/area-map/area-map';
import type { AddressForm } from './delivery/use-address-form';

const place = css({
  height: 'min(208px, 32dvh)',
  minHeight: 168,
  marginBottom: 8,
  [FROM_TABLET]: { height: 296 },
});

const PlaceMap = ({ form }: { readonly form: AddressForm }) => {
  const t = useText();
  const dispatch = useDispatch();
  const zones = useSelector(selectZones);
  const area = useSelector(selectMapArea);

  const movePin = (point: Coordinates): void => {
    const pinned = pinnedPlace(point);
    if (!pinned.ok) return;
    // At once: the street that the map may know there comes later.
    form.set({ place: pinned.value });
    dispatch(pinMoved(point));
  };
  return (
    area && (
      <div className={place}>
        <AreaMap
          label={t('modal.delivery.map')}
          center={area.center}
          zones={zones}
          pin={form.chosenPlace}
          onPinMoved={movePin}
        />
      </div>
    )
  );
};

const where = css(oneColumn, {
  gap: '8px 12px',
  [FROM_TABLET]: { gridTemplateColumns: 'minmax(0, 1fr) 148px' },
});

const AddressModal = ({ city }: { readonly city: City }) => {
  const t = useText();
  const formId = useId();
  const isEdited = useSelector(selectAddressForm).edited !== null;
  const form = useAddressForm(city);
  const leave = useLeaveForm();
  useLeaveWhenDone(leave);
  return (
    <Modal
      name="delivery"
      title={t(isEdited ? 'modal.delivery.editTitle' : 'modal.delivery.title')}
      onClose={leave}
      footer={<AddressBar formId={formId} isHeld={form.isHeld} />}
    >
      <form className={oneColumn} id={formId} {...form.element}>
        <div className={where}>
          <StreetField form={form} />
          <TextField label={t('modal.delivery.house')} {...form.textField('house')} />
        </div>
        <ZoneLine form={form} />
        <PlaceShortcuts />
        <PlaceMap form={form} />
        <AddressDetails form={form} />
      </form>
    </Modal>
  );
};

interface AddressBarProps {
  readonly formId: string;
  /** Whether Save was clicked and waits for the map. */
  readonly isHeld: boolean;
}

const remove = css(quietButton, {
  minHeight: 48,
  padding: '8px 12px',
  color: 'var(--danger-text)',
});

/** Save and, while another address would remain, Delete. Rules 16.8. */
const AddressBar = ({ formId, isHeld }: AddressBarProps) => {
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
          {...resting(isBusy, () => dispatch(addressDeletionRequested(edited)))}
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

/** Closes the form of an address: the list comes back that it was opened from, else the page. */
const useLeaveForm = (): (() => void) => {
  const dispatch = useDispatch();
  const isFromList = useSelector(selectPlacesList).isBehindForm;
  return useCallback(() => {
    dispatch(modalClosed('delivery'));
    if (isFromList) dispatch(modalOpened('location'));
  }, [dispatch, isFromList]);
};

const useLeaveWhenDone = (leave: () => void): void => {
  const isDone = useSelector(selectAddressForm).isDone;
  useEffect(() => {
    if (isDone) leave();
  }, [isDone, leave]);
};

export const DeliveryModal = () => {
  const city = useSelector(selectCity);
  const opened = useSelector(selectAddressForm).opened;
  useDeliveryArea();
  return city && <AddressModal key={opened} city={city} />;
};
