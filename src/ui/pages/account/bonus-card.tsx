import { useSelector } from 'react-redux';
import { selectBonuses } from '../../../application/account/bonuses-slice';
import { ShopLink } from '../../navigation/shop-link';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { CAN_HOVER } from '../../theme/media';
import { BonusBalance, BonusBalanceSkeleton } from './bonus-balance';
import { OwnPart } from './own-part';

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  justify-self: start;
  min-height: var(--touch);
  color: var(--accent-text);
  font-weight: 600;
  ${CAN_HOVER} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** The balance on the overview, with what runs out first, and the way to all of it. */
export const BonusCard = () => {
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
