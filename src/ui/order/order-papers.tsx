import type { TrackedOrder } from '../../domain/order/tracked-order';
import { secondaryButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { isOver, stageOf } from './stage';
import { useSaveToCalendar } from './use-save-to-calendar';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button {
    flex: 1 1 auto;
  }
  ${WITHOUT_SCRIPTS} {
    display: none;
  }
`;

const print = (): void => {
  window.print();
};

/** What a customer takes along of an order: its receipt, and the time at which it comes. */
export const OrderPapers = ({ order }: { readonly order: TrackedOrder }) => {
  const t = useText();
  const saveToCalendar = useSaveToCalendar(order);
  return (
    <div className={row}>
      {!isOver(stageOf(order)) && (
        <button type="button" className={secondaryButton} onClick={saveToCalendar}>
          <Icon name="calendar" />
          <span>{t('order.toCalendar')}</span>
        </button>
      )}
      <button type="button" className={secondaryButton} onClick={print}>
        <Icon name="printer" />
        <span>{t('order.print')}</span>
      </button>
    </div>
  );
};
