import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text';
import { useDispatch, useSelector } from 'react-redux';
import {
  lineAdded,
  lineQuantityChanged,
  selectQuantityOf,
} from '../../application/cart/cart-slice';
import { lineKey, plainLine } from '../../domain/cart/cart-line';
import type { ProductCard } from '../../domain/catalogue/product';
import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { DishLink } from './dish-link';
import { IntentButton } from './intent-button';
import { Stepper } from './stepper';
import { centred } from '../theme/shared-styles';

/*
 * Above the card's cover link, and as wide as what it is in: what would become wider with the stepper
 * would move.
 */
const control = css({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '> *': { pointerEvents: 'auto' },
});

/* The sign is drawn by styles alone: a menu has one for each dish. */
const addButton = css(centred, {
  minWidth: 'var(--touch)',
  height: 'var(--touch)',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface)',
  color: 'var(--accent-text)',
  boxShadow: 'var(--shadow)',
  fontWeight: 600,
  transition: 'background-color var(--quick), scale var(--quick)',
  '&:active': { scale: 'var(--pressed)' },
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-strong)' } },
  '&:empty::before': {
    content: "''",
    width: 18,
    height: 18,
    background:
      'linear-gradient(currentColor 0 0) center / 100% 2px no-repeat, linear-gradient(currentColor 0 0) center / 2px 100% no-repeat',
  },
  // Clicks before hydration.
  '&[data-pending]': { background: 'var(--accent)', color: 'var(--on-accent)' },
  '&[data-pending]::before': {
    content: "'+' attr(data-pending)",
    width: 'auto',
    height: 'auto',
    background: 'none',
  },
});

const chooseLink = css(addButton, { padding: '0 14px' });

export const AddToCart = ({ dish }: { readonly dish: ProductCard }) => {
  const t = useText();
  const dispatch = useDispatch();
  const line = plainLine(dish.id);
  const key = lineKey(line);
  const quantity = useSelector(selectQuantityOf(key));
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // Only a click here opens the stepper, not a cart that comes with the page.
  const [wasAdded, setWasAdded] = useState(false);
  const isInCart = quantity > 0;

  useEffect(() => {
    // The button is gone; the focus moves to what replaced it.
    if (!hadFocus.current) return;
    hadFocus.current = false;
    place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [isInCart]);

  if (dish.needsChoice) {
    return (
      <div className={control}>
        <DishLink className={chooseLink} dish={dish}>
          {t('product.choose')}
        </DishLink>
      </div>
    );
  }
  return (
    <div className={control} ref={place}>
      {isInCart ? (
        <Stepper
          name={dish.name}
          quantity={quantity}
          onPicture={wasAdded ? 'opening' : 'there'}
          intents={{ less: { kind: 'less', key }, more: { kind: 'add', key } }}
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
            setWasAdded(true);
            dispatch(lineAdded({ line, mode: 'set', name: dish.name }));
          }}
        />
      )}
    </div>
  );
};
