import { useText } from '../../i18n/use-text';
import { useDispatch, useSelector } from 'react-redux';
import { allergensOfSelection } from '../../../application/allergen/selection-allergens';
import { DISH_FIELDS } from '../../../application/intents/dish-fields';
import { selectItemCount, lineAdded } from '../../../application/cart/cart-slice';
import { lineKey } from '../../../domain/cart/cart-line';
import type { Product } from '../../../domain/catalogue/product';
import type { Selection } from '../../../domain/cart/product-options';
import { lineFor, selectionPrice } from '../../../domain/cart/product-options';
import { ShopLink } from '../../navigation/shop-link';
import { useMoney } from '../../hooks/use-money';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { visuallyHidden } from '../../components/visually-hidden';
import { Icon } from '../../components/icon';
import { IntentButton } from '../../components/intent-button';
import { DISH_FORM, IntentForm } from '../../components/intent-form';
import { inSight, measureBar } from '../../components/foot-bar';
import { css } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP, TALL_ENOUGH } from '../../theme/media';
import { selectAvoidedAllergens } from '../../../application/allergen/avoided-allergens-slice';
import type { AllergenCodes } from '../../../domain/allergen/allergen-set';
import { allergenWarnings } from '../../../domain/allergen/allergen-set';
import { useAllergenNames } from '../../components/use-allergen-names';
import { warningTone, wrappingRow } from '../../theme/shared-styles';

interface AllergenWarningProps {
  /** Of the dish as it is set now. */
  readonly inDish: AllergenCodes;
}

/* Always there, since only what changes inside it is said; empty, it takes no place. */
const place = css({ flexBasis: '100%', minWidth: 0, '&:empty': { position: 'absolute' } });

const note = css(warningTone, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: '8px 12px',
  borderRadius: 'var(--radius-control)',
  fontWeight: 500,
});

/**
 * Tells who marked allergens which of them are in the dish as it is set now. Where none is, it says
 * nothing: no kitchen can promise a dish without traces. Rules 22.3.
 */
const AllergenWarning = ({ inDish }: AllergenWarningProps) => {
  const t = useText();
  const names = useAllergenNames();
  const avoided = useSelector(selectAvoidedAllergens);
  const warnings = allergenWarnings(inDish, avoided);
  return (
    <div className={place} role="status">
      {warnings.length > 0 && (
        <p className={note}>
          <Icon name="warning" />
          <span>{t('nutrition.warning', { list: names(warnings).join(', ') })}</span>
        </p>
      )}
    </div>
  );
};

interface BuyBarProps {
  readonly product: Product;
  readonly selection: Selection;
}

const bar = css(inSight, wrappingRow, {
  [TALL_ENOUGH]: { position: 'sticky', bottom: 'var(--raised)', zIndex: 10 },
  margin: '0 calc(-1 * var(--gutter))',
  padding: '12px var(--gutter) calc(12px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--line)',
  background: 'var(--ground)',
  [PAGE_FROM_DESKTOP]: { margin: 0, padding: '16px 0' },
});

const wide = css(primaryButton, {
  flex: '1 1 180px',
  flexWrap: 'wrap',
  minWidth: 0,
  justifyContent: 'space-between',
  minHeight: 52,
  padding: '8px 20px',
  fontSize: 'var(--size-17)',
});

/* There from the start, so that the large button keeps its width when the first dish is added. */
const toCart = css(secondaryButton, { flex: 'none', minWidth: 84, minHeight: 52 });

const price = css({ textAlign: 'right', fontSize: 'var(--size-15)' });

const inCartCount = css({
  whiteSpace: 'nowrap',
  // Counts clicks before hydration as well.
  '&[data-pending]': { fontSize: 0 },
  '&[data-pending]::after': { content: 'attr(data-pending)', fontSize: 'var(--size-15)' },
});

const soldOut = css({ flex: 1, alignSelf: 'center', color: 'var(--text-soft)' });

const ownOf = ({ ingredients }: Product): string =>
  ingredients
    .filter(({ isAvailable, min, max, defaultQuantity }) =>
      isAvailable ? min !== max : defaultQuantity > max,
    )
    .map(({ id, defaultQuantity }) => `${String(id)}x${String(defaultQuantity)}`)
    .join('.');

export const BuyBar = ({ product, selection }: BuyBarProps) => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const line = lineFor(product, selection);
  const total = money(selectionPrice(product, selection));
  const inCart = useSelector(selectItemCount);
  if (product.unavailableReason !== null) {
    return (
      <div ref={measureBar} className={bar}>
        <AllergenWarning inDish={allergensOfSelection(product, selection)} />
        <p className={soldOut}>{product.unavailableReason || t('product.unavailable')}</p>
      </div>
    );
  }
  return (
    <div ref={measureBar} className={bar}>
      <AllergenWarning inDish={allergensOfSelection(product, selection)} />
      <IntentForm id={DISH_FORM}>
        <input type="hidden" name={DISH_FIELDS.own} value={ownOf(product)} />
      </IntentForm>
      <IntentButton
        className={wide}
        // The fields of its form say what is changed.
        intent={{ kind: 'add', key: line.ok ? lineKey({ ...line.value, ingredients: [] }) : '' }}
        isResting={!line.ok}
        form={DISH_FORM}
        onClick={() => {
          if (line.ok) dispatch(lineAdded({ line: line.value, mode: 'increase' }));
        }}
      >
        {line.ok ? (
          <>
            <span
              className={visuallyHidden}
            >{`${t('cart.addNamed', { name: product.name })}, `}</span>
            <span aria-hidden="true">{t('cart.addFull')}</span>
          </>
        ) : (
          <span>{t('product.chooseFirst', { group: product.choice?.name ?? '' })}</span>
        )}
        <span className={price}>{total}</span>
      </IntentButton>
      <ShopLink className={toCart} to="/cart">
        <span className={visuallyHidden}>{t('cart.inCart', { count: inCart })}</span>
        <Icon name="cart" />
        <span className={inCartCount} aria-hidden="true" data-cart-count="">
          {inCart}
        </span>
      </ShopLink>
    </div>
  );
};
