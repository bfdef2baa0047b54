import { useId } from 'react';
import { useSelector, useDispatch, useStore } from 'react-redux';
import {
  selectOrderType,
  selectLocationLabel,
  selectOfferedTypes,
  selectSelectedAddress,
} from '../../../application/delivery/delivery-selectors';
import { selectSelectedTerms } from '../../../application/delivery/zone-selectors';
import { useMoney } from '../../hooks/use-money';
import { NoScriptPart } from '../../no-script/no-script-part';
import { secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { scriptsOnly } from '../../components/scripts-only';
import { RadioSwitch } from '../../forms/radio-switch';
import { doorLabel } from '../../components/address-labels';
import { useFulfilmentOpener } from '../../hooks/use-fulfilment-opener';
import { useText } from '../../i18n/use-text';
import { css, cx } from '../../theme/emotion';
import { Section } from '../../components/section';
import { centredWrap, mediumText, softNote, softText } from '../../theme/shared-styles';
import {
  selectAddresses,
  selectAreAddressesUnknown,
} from '../../../application/addresses/address-selectors';
import { addressFormOpened } from '../../../application/addresses/address-form-slice';
import { selectionChanged } from '../../../application/delivery/delivery-slice';
import { modalOpened } from '../../../application/modals/modal-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import type { AnyAddress } from '../../../domain/address/address';
import { isPlaced } from '../../../domain/address/address';
import { lastUsedAddress } from '../../../domain/address/address-list';
import type { DeliverySelection } from '../../../domain/delivery/delivery-selection';
import { preselectedBranch } from '../../../domain/delivery/pickup-branch';
import type { OrderType } from '../../../domain/fulfilment/order-type';

const isLast = (address: AnyAddress & { readonly isLast?: boolean }): boolean =>
  address.isLast === true;

/** The place that a way to get the order leads to by itself; null where it has to be said. Rules 16.6, 17.6. */
const placeOf = (state: ShopState, type: OrderType): DeliverySelection | null => {
  if (type === 'pickup') {
    const branch = preselectedBranch(state.city.current?.branches ?? [], null);
    return branch && { type, branchId: branch.id };
  }
  const address = lastUsedAddress(selectAddresses(state).filter(isPlaced), isLast);
  return address && { type, address };
};

/** Takes another way to get the order: to the place that is known for it, else asks for one. */
const useWayChoice = (): ((type: OrderType) => void) => {
  const dispatch = useDispatch();
  const store = useStore<ShopState>();
  return (type) => {
    const place = placeOf(store.getState(), type);
    dispatch(selectionChanged(place ?? { type: 'undecided', wanted: type }));
    if (place) return;
    const isFormNext = type === 'delivery' && !selectAreAddressesUnknown(store.getState());
    if (isFormNext) dispatch(addressFormOpened(null));
    dispatch(modalOpened(isFormNext ? 'delivery' : 'location'));
  };
};

const card = css(centredWrap, {
  gap: '8px 12px',
  padding: '12px 14px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface)',
});

const textBlock = css({
  flex: '1 1 180px',
  minWidth: 0,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
const wrong = css({ color: 'var(--danger-text)', fontSize: 'var(--size-13)' });

/** Returns what delivery to the chosen address asks: its price, its minimum and its minutes, as far as known. Rules 8.7, 8.8. */
const useTermsMessage = (): readonly string[] => {
  const t = useText();
  const money = useMoney();
  const terms = useSelector(selectSelectedTerms);
  if (typeof terms === 'string') return [];
  const { deliveryPrice, minOrder, etaMinutes } = terms;
  return [
    deliveryPrice === 0
      ? t('modal.delivery.zoneFree')
      : t('modal.delivery.zonePrice', { sum: money(deliveryPrice) }),
    ...(minOrder > 0 ? [`${t('cart.minOrder')} ${money(minOrder)}`] : []),
    ...(etaMinutes === null ? [] : [t('delivery.minutes', { minutes: etaMinutes })]),
  ];
};

/** Where the order goes, and on what terms. Rules 17.3, 17.7. */
export const PlaceSection = ({ error }: { readonly error: string | undefined }) => {
  const t = useText();
  const errorId = useId();
  const offered = useSelector(selectOfferedTypes);
  const type = useSelector(selectOrderType);
  const label = useSelector(selectLocationLabel);
  const address = useSelector(selectSelectedAddress);
  const terms = useTermsMessage();
  const choose = useWayChoice();
  const opener = useFulfilmentOpener();
  const unknown = t(type === 'pickup' ? 'cart.chooseBranch' : 'frame.noAddress');
  const known = t(type === 'pickup' ? 'frame.pickUpAt' : 'frame.deliverTo', { place: label });
  return (
    <Section title={t('modal.location.how')}>
      {offered.length > 1 && (
        <div className={scriptsOnly}>
          <RadioSwitch
            label={t('modal.location.how')}
            isLabelHidden
            options={offered.map((value) => ({ value, label: t(`modal.location.${value}`) }))}
            value={type}
            onChoose={choose}
          />
        </div>
      )}
      <div
        className={card}
        role="group"
        aria-label={label === null ? unknown : known}
        aria-describedby={errorId}
      >
        <span className={softText}>
          <Icon name="pin" />
        </span>
        <div className={textBlock}>
          <p className={mediumText}>{label ?? unknown}</p>
          {address && <p className={softNote}>{doorLabel(address, t)}</p>}
          {type === 'delivery' && terms.length > 0 && (
            <p className={softNote}>{terms.join(', ')}</p>
          )}
        </div>
        <button
          type="button"
          className={cx(secondaryButton, scriptsOnly)}
          aria-haspopup="dialog"
          data-wrong={error !== undefined}
          data-opens=""
          {...opener}
        >
          {t(label === null ? 'checkout.choosePlace' : 'checkout.change')}
        </button>
        <NoScriptPart at="place" />
      </div>
      <p className={wrong} id={errorId} role="status">
        {error}
      </p>
    </Section>
  );
};
