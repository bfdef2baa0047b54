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
import { fullWords } from '../components/address-words';
import { useText } from '../text/use-text';
import { NoScriptAddress } from './no-script-address';
import { NoScriptRadio } from './no-script-radio';
import { noScriptBox, noScriptColumn, noScriptHeading } from './no-script-styles';
import type { FulfilmentAnswer } from './fulfilment-answer';

/** The forms of delivery and pickup on the page of the cart. */
export const FULFILMENT_ID = 'fulfilment';

const NO_BRANCHES: City['branches'] = [];

const PickupForm = () => {
  const t = useText();
  const shopPath = useShopPath();
  const branches = useSelector(selectCity)?.branches ?? NO_BRANCHES;
  const chosen = useSelector(selectSelectedBranch) ?? branches[0];
  return (
    <form method="post" action={shopPath('/cart')} className={noScriptColumn}>
      <fieldset>
        <legend className={noScriptHeading}>{t('modal.location.branches')}</legend>
        {branches.map((branch) => (
          <NoScriptRadio
            key={branch.id}
            name="branch"
            value={String(branch.id)}
            label={addressLabel(branch)}
            isChosen={branch === chosen}
          />
        ))}
      </fieldset>
      <div>
        <button type="submit" className={primaryButton} name="to" value="pickup">
          {t('noScript.pickUpThere')}
        </button>
      </div>
    </form>
  );
};

const SavedForm = () => {
  const t = useText();
  const shopPath = useShopPath();
  const addresses = useSelector(selectAddresses).filter(isPlaced);
  const chosen = useSelector(selectSelectedAddress);
  if (addresses.length === 0) return null;
  return (
    <form method="post" action={shopPath('/cart')} className={noScriptColumn}>
      <fieldset>
        <legend className={noScriptHeading}>{t('modal.location.addresses')}</legend>
        {addresses.map((address, index) => (
          <NoScriptRadio
            key={fullWords(address, t)}
            name="address"
            value={String(index)}
            label={fullWords(address, t)}
            isChosen={chosen !== null && isSameAddress(chosen, address)}
          />
        ))}
      </fieldset>
      <div>
        <button type="submit" className={primaryButton} name="to" value="address">
          {t('noScript.deliverThere')}
        </button>
      </div>
    </form>
  );
};

interface NoScriptFulfilmentProps {
  readonly answer: FulfilmentAnswer;
}

/** Says where the order goes, without scripts: forms that the server answers. Rules 17.3, 24.1. */
export const NoScriptFulfilment = ({ answer }: NoScriptFulfilmentProps) => {
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
