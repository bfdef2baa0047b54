import { useSelector } from 'react-redux';
import { selectBonuses } from '../../../application/account/bonuses-slice';
import type { Bonuses } from '../../../application/ports/bonuses-gateway';
import { ShopLink } from '../../navigation/shop-link';
import { primaryButton } from '../../components/button-styles';
import { pageHeading } from '../../components/heading-styles';
import { Skeleton } from '../../components/skeleton';
import { useText } from '../../text/use-text';
import { AccountFrame } from './account-frame';
import { BackToAccount } from './back-to-account';
import { BonusBalance, BonusBalanceSkeleton } from './bonus-balance';
import { BonusHistory } from './bonus-history';
import { NothingYet } from './nothing-yet';
import { OwnPart } from './own-part';
import { accountColumn, accountHead } from './part-styles';
import { softText } from '../../theme/shared-styles';

const BonusesSkeleton = () => (
  <>
    <BonusBalanceSkeleton />
    <Skeleton height="280px" />
  </>
);

const KnownBonuses = ({ bonuses }: { readonly bonuses: Bonuses }) => {
  const t = useText();
  const { expiring, history } = bonuses;
  return (
    <>
      <BonusBalance bonuses={bonuses} expiring={expiring} />
      {history.length > 0 ? (
        <BonusHistory history={history} />
      ) : (
        <NothingYet icon="coin" title={t('bonuses.emptyTitle')} text={t('bonuses.emptyText')}>
          <ShopLink className={primaryButton} to="/products">
            {t('cart.toMenu')}
          </ShopLink>
        </NothingYet>
      )}
    </>
  );
};

/** How many bonuses a customer has, and how it came to that. Rules 10.1, 10.5, 10.6. */
export const BonusesPage = () => {
  const t = useText();
  const own = useSelector(selectBonuses);
  return (
    <AccountFrame>
      <div className={accountColumn}>
        <div className={accountHead}>
          <BackToAccount />
          <h1 className={pageHeading}>{t('bonuses.title')}</h1>
          <p className={softText}>{t('bonuses.about')}</p>
        </div>
        <OwnPart own={own} skeleton={<BonusesSkeleton />} failed={t('bonuses.failed')}>
          {(bonuses) => <KnownBonuses bonuses={bonuses} />}
        </OwnPart>
      </div>
    </AccountFrame>
  );
};
