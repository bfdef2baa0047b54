import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lineRemoved } from '../../application/cart/cart-slice';
import type { UnavailableView } from '../../application/checkout/checkout-way';
import { selectUnavailable } from '../../application/checkout/checkout-way';
import { modalClosed } from '../../application/modals/modal-slice';
import { Amount } from '../components/amount';
import { FoodPicture } from '../components/food-picture';
import { Modal } from '../components/modal';
import { useText } from '../i18n/use-text';
import { OneButtonBar } from '../components/sheet-bar';
import { css } from '../theme/emotion';
import { roundedControl, softText } from '../theme/shared-styles';

const row = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  padding: '12px 0',
});

const plate = css(roundedControl, { filter: 'saturate(0.4)' });
const textBlock = css({ display: 'grid', gap: 2, fontSize: 'var(--size-13)' });
const name = css({ fontWeight: 600, fontSize: 'var(--size-15)' });
const reason = css({ color: 'var(--warning-text)' });

const Row = ({ line }: { readonly line: UnavailableView }) => {
  const t = useText();
  return (
    <li className={row}>
      <div className={plate}>
        <FoodPicture picture={line.picture} alt="" sizes="72px" />
      </div>
      <div className={textBlock}>
        <h3 className={name}>{line.name}</h3>
        {line.amount !== null && (
          <p className={softText}>
            <Amount amount={line.amount} measure={line.measure} />
          </p>
        )}
        <p className={reason}>{line.reason || t('product.unavailable')}</p>
      </div>
    </li>
  );
};

/** What of the cart cannot be had now, each with its reason; on the customer's word it is taken out. Rules 8.9. */
export const UnavailableModal = () => {
  const t = useText();
  const dispatch = useDispatch();
  const lines = useSelector(selectUnavailable);
  const isOver = lines.length === 0;
  useEffect(() => {
    // All of it can be had again, or is gone from the cart.
    if (isOver) dispatch(modalClosed('unavailable'));
  }, [isOver, dispatch]);
  return (
    <Modal
      name="unavailable"
      beginsAtFooter
      title={t('modal.unavailable.title')}
      footer={
        <OneButtonBar
          text={t('modal.unavailable.confirm')}
          onClick={() => {
            dispatch(modalClosed('unavailable'));
            for (const { key } of lines) dispatch(lineRemoved({ key }));
          }}
        />
      }
    >
      <p className={softText}>{t('modal.unavailable.text')}</p>
      <ul>
        {lines.map((line) => (
          <Row key={line.key} line={line} />
        ))}
      </ul>
    </Modal>
  );
};
