import { useId } from 'react';
import { useSelector, useDispatch } from 'react-redux';
import { selectSetup } from '../../../application/setup/setup-slice';
import { selectLiveOrder } from '../../../application/tracking/live-order-slice';
import { maskPhone } from '../../../domain/phone/phone-mask';
import { pageHeading } from '../../components/heading-styles';
import { Skeletons } from '../../components/skeleton';
import { visuallyHidden } from '../../components/visually-hidden';
import { OrderSlot } from '../../live-order/order-slot';
import { OrderCard } from '../../order/order-card';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { AccountFrame } from './account-frame';
import { OwnProfile } from './own-profile';
import { accountColumn } from './part-styles';
import {
  centredRow,
  column8,
  grow,
  outlinedCard,
  softText,
  touchLink,
  underlined,
} from '../../theme/shared-styles';
import { logoutRequested } from '../../../application/session/account-slice';
import { quietButton, secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { selectBonuses } from '../../../application/account/bonuses-slice';
import { ShopLink } from '../../navigation/shop-link';
import { CAN_HOVER, PAGE_FROM_DESKTOP } from '../../theme/media';
import { BonusBalance, BonusBalanceSkeleton } from './bonus-balance';
import { OwnPart } from './own-part';
import { ACCOUNT_PARTS } from './account-parts';

/* With more room they stand beside every page of the account. */
const nav = css({ [PAGE_FROM_DESKTOP]: { display: 'none' } });

const partLink = css(centredRow, outlinedCard, {
  gap: 16,
  minHeight: 64,
  padding: '8px 16px',
  fontWeight: 600,
  fontSize: 'var(--size-17)',
  transition: 'background-color var(--quick)',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
});

const sign = css({ flex: 'none', color: 'var(--text-faint)' });

const AccountLinks = () => {
  const t = useText();
  return (
    <nav className={nav} aria-label={t('account.pages')}>
      <ul className={column8}>
        {ACCOUNT_PARTS.map(({ to, text, icon }) => (
          <li key={to}>
            <ShopLink className={partLink} to={to}>
              <Icon name={icon} size={24} />
              <span className={grow}>{t(text)}</span>
              <span className={sign}>
                <Icon name="next" />
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const who = css({ display: 'grid', gap: 4, minHeight: 56 });
const name = css({ fontWeight: 600, fontSize: 'var(--size-20)', overflowWrap: 'anywhere' });

const WhoSkeleton = () => (
  <Skeletons
    sizes={[
      ['26px', '180px'],
      ['20px', '150px'],
    ]}
  />
);

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', marginTop: 8 });

const link = css(touchLink, underlined, {
  gap: 4,
  justifySelf: 'start',
  fontWeight: 600,
});

const BonusCard = () => {
  const t = useText();
  const own = useSelector(selectBonuses);
  return (
    <section aria-label={t('bonuses.title')}>
      <OwnPart own={own} skeleton={<BonusBalanceSkeleton />} failed={t('bonuses.failed')}>
        {(bonuses) => (
          <BonusBalance bonuses={bonuses} expiring={bonuses.expiring.slice(0, 1)}>
            <ShopLink className={link} to="/account/bonuses">
              <span>{t('bonuses.toHistory')}</span>
              <Icon name="next" size={18} />
            </ShopLink>
          </BonusBalance>
        )}
      </OwnPart>
    </section>
  );
};

const LogOut = () => {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <div className={row}>
      <button
        type="button"
        className={secondaryButton}
        onClick={() => dispatch(logoutRequested({ everywhere: false }))}
      >
        <Icon name="leave" />
        <span>{t('account.logOut')}</span>
      </button>
      <button
        type="button"
        className={quietButton}
        onClick={() => dispatch(logoutRequested({ everywhere: true }))}
      >
        {t('account.logOutEverywhere')}
      </button>
    </div>
  );
};

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
                <p className={softText}>{maskPhone(profile.phone, country)}</p>
              </>
            )}
          </OwnProfile>
        </div>
        {live ? (
          <section aria-labelledby={liveId}>
            <h2 className={visuallyHidden} id={liveId}>
              {t('order.pageTitle')}
            </h2>
            <OrderCard order={live.order} />
          </section>
        ) : (
          <OrderSlot />
        )}
        <BonusCard />
        <AccountLinks />
        <LogOut />
      </div>
    </AccountFrame>
  );
};
