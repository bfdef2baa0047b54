import { css } from '@emotion/react';
import { useText } from '../../text/use-text';
import { useSelector } from 'react-redux';
import { selectCartLines, selectItemCount } from '../../../application/cart/cart-selectors';
import { usePageStatus } from '../../app/use-page-status';
import { pageHeading } from '../../components/heading-styles';
import { FROM_DESKTOP, FROM_WIDE } from '../../theme/media';
import { CartLineRow } from './cart-line-row';
import { CartSkeleton } from './cart-skeleton';
import { CartTotals } from './cart-totals';
import { EmptyCart } from './empty-cart';

const heading = css`
  ${pageHeading};
  margin-bottom: 24px;
`;

const columns = css`
  display: grid;
  gap: 32px;
  ${FROM_DESKTOP} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
  }
  ${FROM_WIDE} {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: 64px;
  }
`;

export const CartPage = () => {
  const t = useText();
  const status = usePageStatus();
  const lines = useSelector(selectCartLines);
  const count = useSelector(selectItemCount);
  if (count === 0) return <EmptyCart />;
  return (
    <>
      <h1 css={heading}>{t('cart.title')}</h1>
      {status.kind === 'ready' ? (
        <div css={columns}>
          <ul>
            {lines.map((line) => (
              <CartLineRow key={line.key} line={line} />
            ))}
          </ul>
          <CartTotals />
        </div>
      ) : (
        <CartSkeleton />
      )}
    </>
  );
};
