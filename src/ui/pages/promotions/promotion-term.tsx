import type { Promotion } from '../../../application/ports/article';
import { useDate } from '../../hooks/use-date';
import { useText } from '../../i18n/use-text';

interface PromotionTermProps {
  readonly promotion: Pick<Promotion, 'from' | 'to'>;
  /** Both ends; a card says only what matters most, which is the last day. */
  readonly isWhole?: boolean;
}

const useTerm = ({
  promotion: { from, to },
  isWhole = false,
}: PromotionTermProps): string | null => {
  const t = useText();
  const write = useDate();
  if (to === null) return from && t('promotions.from', { date: write(from) });
  return isWhole && from !== null
    ? t('promotions.term', { from: write(from), to: write(to) })
    : t('promotions.until', { date: write(to) });
};

/** How long a promotion lasts; nothing for one without limits. */
export const PromotionTerm = (props: PromotionTermProps) => <span>{useTerm(props)}</span>;
