import { useDispatch, useSelector } from 'react-redux';
import {
  locationRequested,
  selectAddressForm,
} from '../../../application/addresses/address-form-slice';
import { selectOfferedTypes } from '../../../application/delivery/delivery-selectors';
import { pickupPreferred, selectPlacesList } from '../../../application/delivery/places-list-slice';
import { modalClosed, modalOpened } from '../../../application/modals/modal-slice';
import { quietButton, secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { resting } from '../../components/resting';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 4,
  margin: '4px -8px 12px 0',
});

/* A long word in large letters takes the room beside the icon, too. */
const here = css(secondaryButton, {
  flexWrap: 'wrap',
  maxWidth: '100%',
  WebkitHyphens: 'auto',
  hyphens: 'auto',
  span: { minWidth: 0 },
});

/** Ways around typing an address: the device knows where it is, or the order is picked up. */
export const PlaceShortcuts = () => {
  const t = useText();
  const dispatch = useDispatch();
  const isFinding = useSelector(selectAddressForm).isFinding;
  const isFromList = useSelector(selectPlacesList).isBehindForm;
  const offered = useSelector(selectOfferedTypes);
  // The list, when it is behind, has offered it already.
  const canPickUp = !isFromList && offered.includes('pickup');

  const locate = () => dispatch(locationRequested(undefined));
  const pickUp = (): void => {
    dispatch(pickupPreferred(undefined));
    dispatch(modalClosed('delivery'));
    dispatch(modalOpened('location'));
  };
  return (
    <div className={row}>
      <button type="button" className={here} {...resting(isFinding, locate)}>
        <Icon name="here" />
        <span>{t('modal.delivery.locate')}</span>
      </button>
      {canPickUp && (
        <button type="button" className={quietButton} onClick={pickUp}>
          {t('modal.delivery.pickUp')}
        </button>
      )}
    </div>
  );
};
