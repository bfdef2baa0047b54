import { useSelector } from 'react-redux';
import { selectOrderAtHand } from '../../application/tracking/order-at-hand';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import type { PageTitleProps } from '../head/page-title';
import { PageTitle } from '../head/page-title';
import { useTimeZone } from '../hooks/use-time-zone';
import { clockLabel } from '../i18n/time-labels';
import { useText } from '../i18n/use-text';
import { isOver, stageOf } from '../order/stage';
import { presentLabel, waitsForPayment } from '../order/status-badge';

const useLead = (order: TrackedOrder | null): string => {
  const t = useText();
  const zone = useTimeZone();
  if (order === null || isOver(stageOf(order))) return '';
  const label = presentLabel(order, t);
  return waitsForPayment(order)
    ? `${label} | `
    : `${label} · ${clockLabel(order.expected.to, zone)} | `;
};

/** The page's title; while an order goes on, after where that stands and when it comes. Rules 13.13. */
export const OrderTitle = ({ title }: PageTitleProps) => (
  <PageTitle title={useLead(useSelector(selectOrderAtHand)) + title} />
);
