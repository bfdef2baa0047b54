import { useSelector } from 'react-redux';
import { selectAddresses } from '../../application/addresses/address-selectors';
import { selectCity } from '../../application/city/city-slice';
import {
  selectOfferedTypes,
  selectSelectedAddress,
  selectSelectedBranch,
} from '../../application/delivery/delivery-selectors';
import type { City } from '../../domain/city/city';
import { isPlaced } from '../../domain/address/address';
import { addressLabel } from '../../domain/address/address-label';
import { isSameAddress } from '../../domain/address/address-key';
import { useShopPath } from '../navigation/use-shop-path';
import { primaryButton } from '../components/button-styles';
import { visuallyHidden } from '../components/visually-hidden';
import { fullAddressLabel } from '../components/address-labels';
import { useText } from '../i18n/use-text';
import { NoScriptAddress } from './no-script-address';
import { NoScriptRadio } from './no-script-radio';
import { noScriptBox, noScriptHeading } from './no-script-styles';
import type { FulfilmentAnswer } from './fulfilment-answer';
import { column12 } from '../theme/shared-styles';

export const FULFILMENT_ID = 'fulfilment';

const NO_BRANCHES: City['branches'] = [];

interface PlacesFormProps {
  readonly title: string;
  readonly name: 'branch' | 'address';
  readonly places: readonly { readonly label: string; readonly value: string }[];
  readonly chosen: string | undefined;
  readonly button: string;
  readonly to: 'pickup' | 'address';
}

const PlacesForm = ({ title, name, places, chosen, button, to }: PlacesFormProps) => {
  const shopPath = useShopPath();
  return (
    <form method="post" action={shopPath('/cart')} className={column12}>
      <fieldset>
        <legend className={noScriptHeading}>{title}</legend>
        {places.map(({ label, value }) => (
          <NoScriptRadio
            key={value}
            name={name}
            value={value}
            label={label}
            isChosen={value === chosen}
          />
        ))}
      </fieldset>
      <div>
        <button type="submit" className={primaryButton} name="to" value={to}>
          {button}
        </button>
      </div>
    </form>
  );
};

const PickupForm = () => {
  const t = useText();
  const branches = useSelector(selectCity)?.branches ?? NO_BRANCHES;
  const chosen = useSelector(selectSelectedBranch) ?? branches[0];
  return (
    <PlacesForm
      title={t('modal.location.branches')}
      name="branch"
      places={branches.map((branch) => ({ label: addressLabel(branch), value: String(branch.id) }))}
      chosen={String(chosen?.id)}
      button={t('noScript.pickUpThere')}
      to="pickup"
    />
  );
};

const SavedForm = () => {
  const t = useText();
  const addresses = useSelector(selectAddresses).filter(isPlaced);
  const chosen = useSelector(selectSelectedAddress);
  if (addresses.length === 0) return null;
  return (
    <PlacesForm
      title={t('modal.location.addresses')}
      name="address"
      places={addresses.map((address, index) => ({
        label: fullAddressLabel(address, t),
        value: String(index),
      }))}
      chosen={String(addresses.findIndex((one) => chosen && isSameAddress(chosen, one)))}
      button={t('noScript.deliverThere')}
      to="address"
    />
  );
};

/** Says where the order goes, without scripts: forms that the server answers. Rules 17.3, 24.1. */
export const NoScriptFulfilment = ({ answer }: { readonly answer: FulfilmentAnswer }) => {
  const t = useText();
  const offered = useSelector(selectOfferedTypes);
  return (
    <section id={FULFILMENT_ID} className={noScriptBox} aria-label={t('modal.location.title')}>
      <h2 className={visuallyHidden}>{t('modal.location.title')}</h2>
      {offered.length === 0 && <p>{t('modal.location.nowhere')}</p>}
      {offered.includes('delivery') && (
        <>
          <SavedForm />
          <NoScriptAddress answer={answer} />
        </>
      )}
      {offered.includes('pickup') && <PickupForm />}
    </section>
  );
};
