import { useDispatch, useSelector } from 'react-redux';
import type { DifferencesState } from '../../../application/pricing/differences-slice';
import { differencesSeen, selectDifferences } from '../../../application/pricing/differences-slice';
import type { Instant } from '../../../domain/time/instant';
import { useMoney } from '../../hooks/use-money';
import { useNow } from '../../hooks/use-now';
import { secondaryButton } from '../../components/button-styles';
import { focusMain } from '../../components/main';
import { useText } from '../../i18n/use-text';
import { changeMessage } from '../../order/change-message';
import { useClock } from '../../hooks/use-clock';
import { css } from '../../theme/emotion';
import { boldText, infoTone } from '../../theme/shared-styles';

const box = css(infoTone, {
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  marginBottom: 24,
  padding: 14,
  borderRadius: 'var(--radius-control)',
  lineHeight: 1.4,
});

const list = css({
  display: 'grid',
  gap: 4,
  paddingLeft: 20,
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});

interface DifferencesProps {
  readonly differences: DifferencesState;
  readonly now: Instant;
}

const Differences = ({ differences, now }: DifferencesProps) => {
  const t = useText();
  const money = useMoney();
  const clock = useClock(now);
  const dispatch = useDispatch();
  return (
    <div className={box}>
      <p className={boldText}>{t('cart.differences.title')}</p>
      <ul className={list}>
        {differences.map((change) => {
          const message = changeMessage(change, { money, clock });
          return <li key={message}>{message}</li>;
        })}
      </ul>
      <button
        type="button"
        className={secondaryButton}
        onClick={() => {
          dispatch(differencesSeen(undefined));
          focusMain();
        }}
      >
        {t('cart.differences.seen')}
      </button>
    </div>
  );
};

/** What of the cart costs otherwise since a login or in another language; said aloud as it comes. Rules 2.9. */
export const CartDifferences = () => {
  const differences = useSelector(selectDifferences);
  const now = useNow();
  return (
    <div role="status">
      {differences.length > 0 && now !== null && (
        <Differences differences={differences} now={now} />
      )}
    </div>
  );
};
