import { useId } from 'react';
import { useSelector } from 'react-redux';
import { selectSetup } from '../../../application/setup/setup-slice';
import { selectLiveOrder } from '../../../application/tracking/live-order-slice';
import { maskPhone } from '../../../domain/phone/phone-mask';
import { pageHeading } from '../../components/heading-styles';
import { Skeleton } from '../../components/skeleton';
import { visuallyHidden } from '../../components/visually-hidden';
import { OrderCard } from '../../order/order-card';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { AccountFrame } from './account-frame';
import { AccountLinks } from './account-links';
import { BonusCard } from './bonus-card';
import { LogOut } from './log-out';
import { OwnProfile } from './own-profile';
import { accountColumn } from './part-styles';
import { softDigits } from '../../theme/shared-styles';

const who = css`
  display: grid;
  gap: 4px;
  min-height: 56px;
`;

const name = css`
  font-weight: 600;
  font-size: var(--size-20);
  overflow-wrap: anywhere;
`;

const WhoSkeleton = () => (
  <>
    <Skeleton width="180px" height="26px" />
    <Skeleton width="150px" height="20px" />
  </>
);

/** Who is logged in, what they have, the parts of the account, and the way out. */
export const AccountPage = () => {
  const t = useText();
  const liveId = useId();
  const live = useSelector(selectLiveOrder);
  const country = useSelector(selectSetup).country;
  return (
    <AccountFrame>
      <div className={accountColumn}>
        <h1 className={pageHeading}>{t('account.title')}</h1>
        <div className={who}>
          <OwnProfile skeleton={<WhoSkeleton />}>
            {(profile) => (
              <>
                {profile.firstName !== null && (
                  <p className={name}>{t('account.hello', { name: profile.firstName })}</p>
                )}
                <p className={softDigits}>{maskPhone(profile.phone, country)}</p>
              </>
            )}
          </OwnProfile>
        </div>
        {live && (
          <section aria-labelledby={liveId}>
            <h2 className={visuallyHidden} id={liveId}>
              {t('order.pageTitle')}
            </h2>
            <OrderCard order={live.order} />
          </section>
        )}
        <BonusCard />
        <AccountLinks />
        <LogOut />
      </div>
    </AccountFrame>
  );
};
