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
import { visuallyHidden } from '../../components/visually-hidden';
import { scriptsOnly } from '../../components/scripts-only';
import { RadioSwitch } from '../../forms/radio-switch';
import { doorLabel } from '../../components/address-labels';
import { useFulfilmentOpener } from '../../hooks/use-fulfilment-opener';
import { useText } from '../../i18n/use-text';
import { css, cx } from '../../theme/emotion';
import {
  foldedTitle,
  openTitle,
  partAnswer,
  partButton,
  partCard,
  partHead,
  partText,
} from './checkout-part';
import { softNote } from '../../theme/shared-styles';
import { selectMinimumMissing } from '../../../application/checkout/checkout-way';
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

const wrong = css({ color: 'var(--danger-text)', fontSize: 'var(--size-13)' });
const NO_BREAK_SPACE = '\u00a0';

const quiet = css({ '&:empty': { display: 'none' } });

/** Returns when it comes, and the minimum as long as the order is below it; what it costs is among the sums. Rules 8.7. */
const useTermsMessage = (): readonly string[] => {
  const t = useText();
  const money = useMoney();
  const terms = useSelector(selectSelectedTerms);
  const isBelow = useSelector(selectMinimumMissing) !== null;
  // Its line is there before it is known, so that nothing moves.
  if (terms === 'unknown' || terms === 'loading') return [NO_BREAK_SPACE];
  if (typeof terms === 'string') return [];
  const { minOrder, etaMinutes } = terms;
  return [
    ...(etaMinutes === null ? [] : [t('delivery.minutes', { minutes: etaMinutes })]),
    ...(isBelow ? [`${t('cart.minOrder')} ${money(minOrder)}`] : []),
  ];
};

/** What a courier needs to find the door, and the terms of the address. */
const AddressNotes = () => {
  const t = useText();
  const address = useSelector(selectSelectedAddress);
  const terms = useTermsMessage();
  return (
    address && (
      <>
        <p className={softNote}>{doorLabel(address, t)}</p>
        {terms.length > 0 && <p className={softNote}>{terms.join(', ')}</p>}
      </>
    )
  );
};

/** Where the order goes, and on what terms; while nobody knows, first how it gets there. Rules 17.3, 17.7. */
export const PlaceSection = ({ error }: { readonly error: string | undefined }) => {
  const t = useText();
  const id = useId();
  const offered = useSelector(selectOfferedTypes);
  const type = useSelector(selectOrderType);
  const label = useSelector(selectLocationLabel);
  const choose = useWayChoice();
  const opener = useFulfilmentOpener();
  const isOpen = label === null;
  const unknown = t(type === 'pickup' ? 'cart.chooseBranch' : 'frame.noAddress');
  const known = t(type === 'pickup' ? 'frame.pickUpAt' : 'frame.deliverTo', { place: label });
  return (
    <section className={partCard} aria-labelledby={id}>
      <h2 className={isOpen ? openTitle : visuallyHidden} id={id}>
        {t('modal.location.how')}
      </h2>
      {isOpen && offered.length > 1 && (
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
        className={partHead}
        role="group"
        aria-label={isOpen ? unknown : known}
        aria-describedby={`${id}error`}
      >
        <div className={partText}>
          {!isOpen && <p className={foldedTitle}>{t(`modal.location.${type}`)}</p>}
          <p className={partAnswer}>{label ?? unknown}</p>
          <AddressNotes />
        </div>
        <button
          type="button"
          className={cx(isOpen ? secondaryButton : partButton, scriptsOnly)}
          id={`${id}change`}
          aria-labelledby={isOpen ? undefined : `${id}change ${id}`}
          aria-haspopup="dialog"
          data-wrong={error !== undefined}
          data-opens=""
          {...opener}
        >
          {t(isOpen ? 'checkout.choosePlace' : 'checkout.change')}
        </button>
      </div>
      <NoScriptPart at="place" />
      <p className={cx(wrong, quiet)} id={`${id}error`} role="status">
        {error}
      </p>
    </section>
  );
};
