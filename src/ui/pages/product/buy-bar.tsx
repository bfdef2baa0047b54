import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { useDispatch, useSelector } from 'react-redux';
import { allergensOfSelection } from '../../../application/allergen/selection-allergens';
import { DISH_FIELDS } from '../../../application/intents/dish-fields';
import { lineAdded, selectCountOfDish } from '../../../application/cart/cart-slice';
import { lineKey } from '../../../domain/cart/cart-line';
import type { Product } from '../../../domain/catalogue/product';
import type { Selection } from '../../../domain/cart/product-options';
import { lineFor, selectionPrice } from '../../../domain/cart/product-options';
import { times } from '../../../domain/money/money';
import { ShopLink } from '../../navigation/shop-link';
import { useMoney } from '../../hooks/use-money';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { visuallyHidden } from '../../components/visually-hidden';
import { Icon } from '../../components/icon';
import { IntentButton } from '../../components/intent-button';
import { DISH_FORM, IntentForm } from '../../components/intent-form';
import { Stepper } from '../../components/stepper';
import { css } from '../../theme/emotion';
import { centredRow, wrappingRow } from '../../theme/shared-styles';
import { AllergenWarning } from './allergen-warning';

/** In milliseconds: how long the button says that it has done what it says. */
const DONE = 600;

/** Holds what was done last, for as long as it is said. */
const useJustDone = <A,>(): readonly [A | null, (done: A) => void] => {
  const [done, setDone] = useState<{ readonly what: A } | null>(null);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(null), DONE);
    return () => clearTimeout(timer);
  }, [done]);
  return [done?.what ?? null, (what) => setDone({ what })];
};

/** Says to screen readers what the dish costs, whenever it is set otherwise. */
const TotalNews = ({ total }: { readonly total: string }) => {
  const [news, setNews] = useState({ total, said: '' });
  if (news.total !== total) setNews({ total, said: total });
  return (
    <span className={visuallyHidden} aria-live="polite">
      {news.said}
    </span>
  );
};

interface BuyBarProps {
  readonly product: Product;
  readonly selection: Selection;
}

const bar = css(wrappingRow, { alignItems: 'stretch' });

const wide = css(primaryButton, {
  flex: '1 1 150px',
  flexWrap: 'wrap',
  minWidth: 0,
  justifyContent: 'space-between',
  minHeight: 52,
  padding: '8px 16px',
  fontSize: 'var(--size-17)',
});

const words = css(centredRow, { gap: 6 });
const price = css({ textAlign: 'right', fontSize: 'var(--size-15)' });
const toCart = css(secondaryButton, { flex: 'none', minHeight: 52 });
const howMany = css(centredRow, {
  flex: 'none',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface-muted)',
});
const soldOut = css({ flex: 1, alignSelf: 'center', color: 'var(--text-soft)' });

const ownOf = ({ ingredients }: Product): string =>
  ingredients
    .filter(({ isAvailable, min, max, defaultQuantity }) =>
      isAvailable ? min !== max : defaultQuantity > max,
    )
    .map(({ id, defaultQuantity }) => `${String(id)}x${String(defaultQuantity)}`)
    .join('.');

/** What puts the dish into the cart as it is set, and what says that it is there. */
export const BuyBar = ({ product, selection }: BuyBarProps) => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const [pieces, setPieces] = useState(1);
  const [addedKey, setAddedKey] = useJustDone<string>();
  const inCart = useSelector(selectCountOfDish(product.id));
  const line = lineFor(product, selection, pieces);
  const key = line.ok ? lineKey(line.value) : null;
  // A second click of a double one is meant for what is done; a dish set otherwise is another.
  const isDone = key !== null && key === addedKey;
  const total = money(times(selectionPrice(product, selection), pieces));
  const warning = <AllergenWarning inDish={allergensOfSelection(product, selection)} />;
  if (product.unavailableReason !== null) {
    return (
      <div className={bar}>
        {warning}
        <p className={soldOut}>{product.unavailableReason || t('product.unavailable')}</p>
      </div>
    );
  }
  const add = (): void => {
    if (!line.ok || key === null) return;
    dispatch(lineAdded({ line: line.value, mode: 'increase', name: product.name }));
    setAddedKey(key);
    setPieces(1);
  };
  return (
    <div className={bar}>
      {warning}
      <IntentForm id={DISH_FORM}>
        <input type="hidden" name={DISH_FIELDS.own} value={ownOf(product)} />
      </IntentForm>
      {inCart > 0 ? (
        <ShopLink className={toCart} to="/cart">
          {t('cart.inCart', { count: inCart })}
        </ShopLink>
      ) : (
        <div className={howMany}>
          <Stepper
            name={product.name}
            quantity={pieces}
            min={1}
            field={{ form: DISH_FORM, name: DISH_FIELDS.pieces }}
            onChange={setPieces}
          />
        </div>
      )}
      <IntentButton
        className={wide}
        // The fields of its form say what is changed.
        intent={{ kind: 'add', key: line.ok ? lineKey({ ...line.value, ingredients: [] }) : '' }}
        isResting={!line.ok || isDone}
        form={DISH_FORM}
        onClick={add}
      >
        {line.ok ? (
          <>
            <span
              className={visuallyHidden}
            >{`${t('cart.addNamed', { name: product.name })}, `}</span>
            {isDone ? (
              <span className={words} aria-hidden="true">
                <Icon name="check" />
                <span>{t('cart.justAdded')}</span>
              </span>
            ) : inCart > 0 ? (
              <span>{t('cart.addAnother')}</span>
            ) : (
              <span aria-hidden="true">{t('cart.add')}</span>
            )}
          </>
        ) : (
          <span>{t('product.chooseFirst', { group: product.choice?.name ?? '' })}</span>
        )}
        <span className={price}>{total}</span>
      </IntentButton>
      <TotalNews total={total} />
    </div>
  );
};
