import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { TrackingState } from '../../../application/order/tracking-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { ShopLink } from '../../app/shop-link';
import { secondaryButton } from '../../components/button-styles';
import { pageHeading } from '../../components/heading-styles';
import { Icon } from '../../components/icon';
import { telephoneLink } from '../../components/telephone-link';
import { useText } from '../../text/use-text';
import { FROM_DESKTOP } from '../../theme/media';
import { CancelOrder } from './cancel-order';
import { OrderPayment } from './order-payment';
import { OrderStatus } from './order-status';
import { OrderedList } from './ordered-list';

interface KnownOrderProps {
  readonly tracking: Extract<TrackingState, { readonly kind: 'known' }>;
}

const heading = css`
  ${pageHeading};
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;

const thanks = css`
  margin: 4px 0 24px;
  color: var(--text-soft);
`;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  ${FROM_DESKTOP} {
    grid-template-columns: minmax(0, 1fr) 380px;
    align-items: start;
    gap: 48px;
  }
`;

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  overflow-wrap: anywhere;
`;

const title = css`
  font-size: var(--size-17);
`;

const box = css`
  ${part};
  gap: 16px;
  padding: 20px;
  border-radius: var(--radius-card);
  background: var(--surface-muted);
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

interface PartProps {
  readonly title: string;
  readonly isBox?: boolean;
  readonly children: ReactNode;
}

const Part = ({ title: words, isBox = false, children }: PartProps) => {
  const id = useId();
  return (
    <section css={isBox ? box : part} aria-labelledby={id}>
      <h2 css={title} id={id}>
        {words}
      </h2>
      <div>{children}</div>
    </section>
  );
};

const WaysOn = () => {
  const t = useText();
  const phone = useSelector((shop: ShopState) => shop.city.current?.phones[0]?.phone);
  return (
    <div css={actions}>
      {phone !== undefined && (
        <a css={secondaryButton} href={telephoneLink(phone)}>
          <Icon name="phone" />
          {t('order.call', { phone })}
        </a>
      )}
      <ShopLink css={secondaryButton} to="/products">
        {t('cart.toMenu')}
      </ShopLink>
    </div>
  );
};

/** An order as it is just now: where it stands, when and where it comes, how it is paid, and what it is. */
export const KnownOrder = ({ tracking }: KnownOrderProps) => {
  const t = useText();
  const { order, key, isFresh, changing } = tracking;
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever comes from the checkout has lost the button that was pressed.
    top.current?.focus();
  }, []);
  return (
    <>
      <h1 css={heading} ref={top} tabIndex={-1}>
        {t('order.number', { number: order.number })}
      </h1>
      <p css={thanks}>{t('order.thanks')}</p>
      <div css={columns}>
        <div css={column}>
          <OrderStatus order={order} isFresh={isFresh} />
          <Part title={t(order.type === 'delivery' ? 'order.deliveryTo' : 'order.pickupAt')}>
            {order.place}
          </Part>
          <Part title={t('order.payment')}>
            <OrderPayment order={order} trackingKey={key} isPaying={changing === 'paying'} />
          </Part>
          <WaysOn />
          {order.canCancel && (
            <div>
              <CancelOrder trackingKey={key} isCancelling={changing === 'cancelling'} />
            </div>
          )}
        </div>
        <Part title={t('order.ordered')} isBox>
          <OrderedList order={order} />
        </Part>
      </div>
    </>
  );
};
