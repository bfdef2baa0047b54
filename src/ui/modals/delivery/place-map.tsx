import { useDispatch, useSelector } from 'react-redux';
import { pinMoved } from '../../../application/addresses/address-form-slice';
import { selectMapArea } from '../../../application/addresses/address-selectors';
import { selectZones } from '../../../application/delivery/zone-selectors';
import { pinnedPlace } from '../../../domain/address/place';
import type { Coordinates } from '../../../domain/zone/lng-lat';
import { AreaMap } from '../../maps/area-map/area-map';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { FROM_TABLET } from '../../theme/media';
import type { AddressForm } from './use-address-form';

const place = css({
  height: 'min(208px, 32dvh)',
  minHeight: 168,
  marginBottom: 8,
  [FROM_TABLET]: { height: 296 },
});

export const PlaceMap = ({ form }: { readonly form: AddressForm }) => {
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
          pin={form.held}
          onPinMoved={movePin}
        />
      </div>
    )
  );
};
