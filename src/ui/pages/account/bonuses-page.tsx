import { useSelector } from 'react-redux';
import { selectBonuses } from '../../../application/account/bonuses-slice';
import type { Bonuses } from '../../../application/ports/bonuses-gateway';
import { Skeleton } from '../../components/skeleton';
import { useText } from '../../text/use-text';
import { BonusBalance, BonusBalanceSkeleton } from './bonus-balance';
import { BonusHistory } from './bonus-history';
import { NothingYet } from './nothing-yet';
import { OwnPart } from './own-part';
import { MenuLink } from '../../components/menu-link';
import { AccountSubpage } from './account-subpage';

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
          <MenuLink />
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
    <AccountSubpage title={t('bonuses.title')} text={t('bonuses.about')}>
      <OwnPart own={own} skeleton={<BonusesSkeleton />} failed={t('bonuses.failed')}>
        {(bonuses) => <KnownBonuses bonuses={bonuses} />}
      </OwnPart>
    </AccountSubpage>
  );
};
