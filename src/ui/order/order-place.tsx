import type { OrderAddress, TrackedOrder } from '../../domain/order/tracked-order';
import { useText } from '../text/use-text';
import { softText } from '../theme/shared-styles';

const DETAILS = ['entrance', 'floor', 'code'] as const;

/** Such as "Flat 5, Entrance B". */
const useDetails = () => {
  const t = useText();
  return (address: OrderAddress): string => {
    const door = address.type === 'office' ? 'office' : 'flat';
    const named: readonly (readonly [string, string])[] = [
      [door, address.flat],
      ...DETAILS.map((detail) => [detail, address[detail]] as const),
    ];
    return named
      .filter(([, value]) => value !== '')
      .map(([name, value]) => t('order.detail', { name: t(`modal.delivery.${name}`), value }))
      .join(', ');
  };
};

/** Where the order goes or is fetched, as far as whoever looks may see it. Rules 13.11, 16.4. */
export const OrderPlace = ({ order: { place, address } }: { readonly order: TrackedOrder }) => {
  const detailsOf = useDetails();
  const details = address ? detailsOf(address) : '';
  return (
    <>
      <p>{place}</p>
      {details !== '' && <p className={softText}>{details}</p>}
      {address !== null && address.comment !== '' && <p className={softText}>{address.comment}</p>}
    </>
  );
};
