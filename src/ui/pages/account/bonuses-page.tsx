import { useSelector } from 'react-redux';
import { selectBonuses } from '../../../application/account/bonuses-slice';
import type { Bonuses, BonusEntry } from '../../../application/ports/bonuses-gateway';
import { Skeleton } from '../../components/skeleton';
import { usePointValue } from '../../hooks/use-money';
import { useText } from '../../i18n/use-text';
import { BonusBalance, BonusBalanceSkeleton } from './bonus-balance';
import { NothingYet } from './nothing-yet';
import { OwnPart } from './own-part';
import { MenuLink } from '../../components/menu-link';
import { AccountSubpage } from './account-subpage';
import { useEffect, useRef, useState } from 'react';
import { ZERO } from '../../../domain/money/money';
import { Day } from '../../components/day';
import { useCityDay, useDate } from '../../hooks/use-date';
import { useMoney } from '../../hooks/use-money';
import { ShopLink } from '../../navigation/shop-link';
import { startButton } from '../../components/button-styles';
import { css } from '../../theme/emotion';
import { boldDigits, faintNote } from '../../theme/shared-styles';
import { Section } from '../../components/section';

const AT_ONCE = 20;

const row = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  padding: '12px 0',
  borderBottom: '1px solid var(--line)',
  '&:focus': { outline: 'none' },
});

const textBlock = css({ flex: 1, display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });

const order = css({
  justifySelf: 'start',
  padding: '10px 0',
  margin: '-10px 0',
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

const outgoing = css(boldDigits, { textAlign: 'right', overflowWrap: 'normal' });
const incoming = css(outgoing, { color: 'var(--success-text)' });

const useEventLabel = (): ((entry: BonusEntry) => string) => {
  const t = useText();
  return ({ event, text }) => {
    if (event !== null) return t(`bonuses.events.${event}`);
    return text.trim() === '' ? t('bonuses.events.other') : text;
  };
};

const Entry = ({ entry }: { readonly entry: BonusEntry }) => {
  const t = useText();
  const money = useMoney();
  const dayOf = useCityDay();
  const writeDate = useDate();
  const event = useEventLabel()(entry);
  const { amount, at, orderId } = entry;
  const day = dayOf(at);
  const isOut = amount < ZERO;
  return (
    <>
      <span className={textBlock}>
        {orderId === null ? (
          <span>{event}</span>
        ) : (
          <ShopLink
            className={order}
            to={`/account/orders/${String(orderId)}`}
            aria-label={t('bonuses.toOrder', { event, date: writeDate(day) })}
          >
            {event}
          </ShopLink>
        )}
        <span className={faintNote}>
          <Day date={day} />
        </span>
      </span>
      <span className={isOut ? outgoing : incoming}>{money(amount, '+')}</span>
    </>
  );
};

const BonusHistory = ({ history }: { readonly history: readonly BonusEntry[] }) => {
  const t = useText();
  const [shown, setShown] = useState(AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button may be gone: reading goes on with the first of those that came.
    if (shown === AT_ONCE) return;
    const came = list.current?.children[shown - AT_ONCE];
    if (came instanceof HTMLElement) came.focus();
  }, [shown]);
  return (
    <Section title={t('bonuses.historyTitle')}>
      <ul ref={list}>
        {history.slice(0, shown).map((entry) => (
          <li key={entry.id} className={row} tabIndex={-1}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {history.length > shown && (
        <button type="button" className={startButton} onClick={() => setShown(shown + AT_ONCE)}>
          {t('bonuses.more')}
        </button>
      )}
    </Section>
  );
};

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
  const pointValue = usePointValue();
  return (
    <AccountSubpage title={t('bonuses.title')} text={t('bonuses.about', { one: pointValue })}>
      <OwnPart own={own} skeleton={<BonusesSkeleton />} failed={t('bonuses.failed')}>
        {(bonuses) => <KnownBonuses bonuses={bonuses} />}
      </OwnPart>
    </AccountSubpage>
  );
};
