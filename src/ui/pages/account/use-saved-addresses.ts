import { useDispatch, useSelector } from 'react-redux';
import {
  selectOfferedTypes,
  selectSelection,
} from '../../../application/delivery/delivery-selectors';
import { selectionChanged } from '../../../application/delivery/delivery-slice';
import { selectZoneFinder } from '../../../application/delivery/zone-selectors';
import { noticeGiven } from '../../../application/notifications/notice-slice';
import type { AnyAddress } from '../../../domain/address/address';
import { isPlaced } from '../../../domain/address/address';
import { isSameAddress } from '../../../domain/address/address-key';
import { fullWords } from '../../components/address-words';
import { useText } from '../../text/use-text';
import { useDeliveryArea } from '../../hooks/use-delivery-area';

export interface SavedAddresses {
  /** Whether the order goes there. */
  readonly isCurrent: (address: AnyAddress) => boolean;
  /** Why nothing can be brought there, by the key of its text; null where something can, or nobody knows. */
  readonly obstacleOf: (address: AnyAddress) => string | null;
  /** Lets the order go there; null where it cannot. Rules 17.1. */
  readonly chooserOf: (address: AnyAddress) => (() => void) | null;
}

export const useSavedAddresses = (): SavedAddresses => {
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
            const name = fullWords(address, t);
            dispatch(
              noticeGiven({ text: 'account.addressChosen', params: { name }, tone: 'done' }),
            );
          }
        : null,
  };
};
