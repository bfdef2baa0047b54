import type { OrderedLine } from '../../domain/order/tracked-order';
import { FoodPicture } from '../components/food-picture';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { centredRow, roundedControl } from '../theme/shared-styles';

const dishes = css(centredRow, { gap: 12 });

const pictures = css({
  display: 'flex',
  flex: 'none',
  // Each lies a little over the one before, as photographs on a table.
  'span + span': { marginLeft: -16 },
});

const picture = css(roundedControl, {
  display: 'block',
  width: 56,
  height: 42,
  border: '2px solid var(--surface)',
});

const names = css({
  display: '-webkit-box',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineClamp: '2',
});

const NAMES = 3;

/* Nothing that a text has in it. */
const HERE = '\n';

interface DishLine extends Pick<OrderedLine, 'name' | 'quantity' | 'picture'> {
  /** The language of the name, where it is not the page's. */
  readonly lang?: string | undefined;
}

interface OrderedDishesProps {
  readonly order: { readonly lines: readonly DishLine[] };
  /** How many at most. */
  readonly pictures?: number;
}

/** What an order was made of, in two lines. */
export const OrderedDishes = ({ order: { lines }, pictures: most = 3 }: OrderedDishesProps) => {
  const t = useText();
  const shown = lines.filter((line) => line.picture !== null).slice(0, most);
  const named = lines.slice(0, NAMES).map(({ name, quantity, lang }) => ({
    lang,
    text: quantity === 1 ? name : t('order.counted', { name, count: quantity }),
  }));
  const others = lines.length - named.length;
  const [before, after] =
    others > 0 ? t('orders.andOthers', { names: HERE, count: others }).split(HERE) : [];
  return (
    <div className={dishes}>
      {shown.length > 0 && (
        <span className={pictures} aria-hidden="true">
          {shown.map((line, index) => (
            // Dishes of an order never change their places.
            <span key={`${String(index)}/${line.name}`} className={picture}>
              <FoodPicture picture={line.picture} alt="" sizes="56px" />
            </span>
          ))}
        </span>
      )}
      <p className={names}>
        {before && <span>{before}</span>}
        {named.map(({ text, lang }, index) => (
          <span key={`${String(index)}/${text}`} lang={lang}>
            {index > 0 ? `, ${text}` : text}
          </span>
        ))}
        {after && <span>{after}</span>}
      </p>
    </div>
  );
};
