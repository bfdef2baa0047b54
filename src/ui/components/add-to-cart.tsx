import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text';
import { useDispatch, useSelector } from 'react-redux';
import {
  lineAdded,
  lineQuantityChanged,
  selectQuantityOf,
} from '../../application/cart/cart-slice';
import { lineKey, plainLine } from '../../domain/cart/cart-line';
import type { ProductCard } from '../../domain/catalogue/product';
import { ShopLink } from '../navigation/shop-link';
import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';
import { secondaryButton } from './button-styles';
import { IntentButton } from './intent-button';
import { Stepper } from './stepper';
import { accentTone } from '../theme/shared-styles';

/* Above the card's cover link. */
const above = css({ position: 'relative', zIndex: 1 });

/* As wide as the stepper that takes the button's place. */
const control = css(above, { [FROM_TABLET]: { minWidth: 112 } });

const addButton = css(secondaryButton, above, accentTone, {
  width: '100%',
  // Clicks before hydration.
  '&[data-pending]': { background: 'var(--accent)', color: 'var(--on-accent)' },
  '&[data-pending]::after': { content: "'+' attr(data-pending)" },
});

export const AddToCart = ({ dish }: { readonly dish: ProductCard }) => {
  const t = useText();
  const dispatch = useDispatch();
  const line = plainLine(dish.id);
  const key = lineKey(line);
  const quantity = useSelector(selectQuantityOf(key));
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isInCart = quantity > 0;

  useEffect(() => {
    // The button is gone; the focus moves to what replaced it.
    if (!hadFocus.current) return;
    hadFocus.current = false;
    place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [isInCart]);

  if (dish.needsChoice) {
    return (
      <ShopLink className={addButton} to={`/product/${dish.slug}`}>
        {t('product.choose')}
      </ShopLink>
    );
  }
  return (
    <div className={control} ref={place}>
      {isInCart ? (
        <Stepper
          name={dish.name}
          quantity={quantity}
          isWide
          intents={{ less: { kind: 'less0', key }, more: { kind: 'add', key } }}
          onChange={(next) => {
            hadFocus.current = next === 0;
            dispatch(lineQuantityChanged({ key, quantity: next }));
          }}
        />
      ) : (
        <IntentButton
          className={addButton}
          aria-label={t('cart.addNamed', { name: dish.name })}
          intent={{ kind: 'add', key }}
          onClick={() => {
            hadFocus.current = true;
            dispatch(lineAdded({ line, mode: 'set' }));
          }}
        >
          {t('cart.add')}
        </IntentButton>
      )}
    </div>
  );
};
