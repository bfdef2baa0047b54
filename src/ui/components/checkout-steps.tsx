import { ShopLink } from '../navigation/shop-link';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { CAN_HOVER, FROM_TABLET } from '../theme/media';
import { Icon } from './icon';
import { centredRow, centredWrap, softNote } from '../theme/shared-styles';

const STEPS = ['cart', 'checkout', 'accepted'] as const;

export type CheckoutStep = (typeof STEPS)[number];

const list = css(centredWrap, softNote, {
  gap: '0 8px',
  minHeight: 'var(--touch)',
  [FROM_TABLET]: { gap: '0 12px', fontSize: 'var(--size-15)' },
});

const step = css(centredRow, {
  gap: 8,
  '&:not(:last-of-type)::after': {
    content: "''",
    width: 12,
    borderTop: '1px solid var(--line-strong)',
    [FROM_TABLET]: { width: 32 },
  },
});

const textBlock = css({ display: 'flex', alignItems: 'center', gap: 6, minHeight: 'var(--touch)' });

const way = css(textBlock, {
  color: 'var(--text)',
  [CAN_HOVER]: { '&:hover': { textDecoration: 'underline' } },
});

const present = css(textBlock, { color: 'var(--text)', fontWeight: 600 });

/** The three steps to an order and which of them this is. The cart can be gone back to until the order is accepted. */
export const CheckoutSteps = ({ current }: { readonly current: CheckoutStep }) => {
  const t = useText();
  const at = STEPS.indexOf(current);
  return (
    <nav aria-label={t('cart.steps.label')}>
      <ol className={list}>
        {STEPS.map((name, index) => {
          const isDone = index < at || current === 'accepted';
          const text = (
            <>
              {isDone && <Icon name="check" size={16} />}
              <span>{t(`cart.steps.${name}`)}</span>
            </>
          );
          const leadsBack = current === 'checkout' && name === 'cart';
          return (
            <li key={name} className={step} aria-current={index === at ? 'step' : undefined}>
              {leadsBack ? (
                <ShopLink className={way} to="/cart">
                  {text}
                </ShopLink>
              ) : (
                <span className={index === at ? present : textBlock}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
