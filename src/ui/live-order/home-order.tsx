import type { ReactNode } from 'react';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { LastOrder } from '../../application/tracking/last-order-slice';
import { selectLastOrder } from '../../application/tracking/last-order-slice';
import type { LiveOrder } from '../../application/tracking/live-order-slice';
import { selectLiveOrder } from '../../application/tracking/live-order-slice';
import { selectDishNames } from '../../application/catalogue/catalogue-selectors';
import { selectLanguage } from '../../application/session/language-slice';
import type { ProductId } from '../../domain/id/ids';
import type { OrderedLine } from '../../domain/order/tracked-order';
import { orderPagePath } from '../../application/tracking/order-page-path';
import { secondaryButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { useClock } from '../hooks/use-clock';
import { useNow } from '../hooks/use-now';
import { spanLabel } from '../i18n/time-labels';
import { useText } from '../i18n/use-text';
import { ShopLink } from '../navigation/shop-link';
import { OrderedDishes } from '../order/ordered-dishes';
import { ReorderButton } from '../order/reorder-button';
import { iconOf, isOver, stageOf, toneOf } from '../order/stage';
import { presentLabel, waitsForPayment } from '../order/status-badge';
import { TONE_TEXTS } from '../order/tone-styles';
import { useOrderMoney } from '../order/use-order-money';
import { css, cx } from '../theme/emotion';
import { PAGE_FROM_TABLET } from '../theme/media';
import { centredRow, oneColumn, outlinedCard, softNote } from '../theme/shared-styles';

const card = css(oneColumn, outlinedCard, {
  alignContent: 'center',
  gap: 12,
  minHeight: 'inherit',
  padding: '12px 16px',
  background: 'var(--surface)',
  [PAGE_FROM_TABLET]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 24,
  },
});

const textBlock = css(oneColumn, { gap: 4 });
const heading = css(softNote, { fontWeight: 400, lineHeight: 1.4 });
const state = css(centredRow, { flexWrap: 'wrap', gap: '0 8px', fontSize: 'var(--size-17)' });

const label = css(centredRow, { gap: 6 });

interface CardProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

const Card = ({ title, children, action }: CardProps) => {
  const id = useId();
  return (
    <section className={card} aria-labelledby={id}>
      <div className={textBlock}>
        <div id={id}>{title}</div>
        {children}
      </div>
      {action}
    </section>
  );
};

const Running = ({ live: { reference, order } }: { readonly live: LiveOrder }) => {
  const t = useText();
  const now = useNow();
  const clock = useClock(now ?? order.placedAt);
  const stage = stageOf(order);
  const waits = waitsForPayment(order);
  return (
    <Card
      title={
        <h2 className={state}>
          <span className={cx(label, TONE_TEXTS[waits ? 'danger' : toneOf(stage)])}>
            <Icon name={waits ? 'warning' : iconOf(stage)} size={20} />
            <span>{presentLabel(order, t)}</span>
          </span>
          <span>{waits ? null : spanLabel(order.expected, clock)}</span>
        </h2>
      }
      action={
        <ShopLink className={secondaryButton} to={orderPagePath(reference)}>
          <span>{t('order.follow')}</span>
          <Icon name="next" size={18} />
        </ShopLink>
      }
    >
      <OrderedDishes order={order} pictures={2} />
    </Card>
  );
};

/** A line as the page's language names its dish, as far as the page knows it; else in its own. */
const translated = (
  line: OrderedLine,
  names: ReadonlyMap<ProductId, string>,
  locale: string,
): OrderedLine & { readonly lang?: string } => {
  const name = names.get(line.line.productId);
  return name === undefined ? { ...line, lang: locale } : { ...line, name };
};

/** The last order: to be ordered again, unless it is still being asked whether it has ended. */
const Last = ({ order }: { readonly order: LastOrder }) => {
  const t = useText();
  const money = useOrderMoney();
  const { locale } = useSelector(selectLanguage);
  const names = useSelector(selectDishNames);
  const { lines } = order;
  const isForeign = order.locale !== locale;
  const shown = isForeign ? lines.map((line) => translated(line, names, order.locale)) : lines;
  return (
    <Card
      title={
        <h2 className={heading}>
          <span>{t(order.hasEnded ? 'order.lastTime' : 'order.loading')}</span>
          {order.hasEnded && <span>{' · '}</span>}
          {order.hasEnded && <span>{money(order.total, order)}</span>}
        </h2>
      }
      action={order.hasEnded && <ReorderButton order={order} />}
    >
      <OrderedDishes order={{ lines: shown }} pictures={2} />
    </Card>
  );
};

/** First on the home page: the order that goes on, else what was ordered last, to be ordered again. Rules 13.13. */
export const HomeOrder = () => {
  const live = useSelector(selectLiveOrder);
  const last = useSelector(selectLastOrder);
  if (live && !isOver(stageOf(live.order))) return <Running live={live} />;
  return last && <Last order={last} />;
};
