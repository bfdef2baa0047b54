import type { Intent } from '../../src/application/intents/intent';
import { lineKey } from '../../src/domain/cart/cart-line';
import { lineOfKey } from '../../src/domain/cart/line-of-key';
import { DISH_FIELDS, wishOf } from '../../src/ui/pages/product/dish-form';
import { formField, formFields } from './form-field';

/** What was left out and what was wished for, as a line's key says it; empty for a dish as on the menu. */
const wishesOf = (body: unknown): string => {
  const own = formField(body, DISH_FIELDS.own).split('.');
  const kept = new Set(formFields(body, DISH_FIELDS.kept));
  return [
    ...own.filter((id) => id !== '' && !kept.has(id)).map((id) => wishOf(Number(id), 0)),
    ...formFields(body, DISH_FIELDS.wish).filter((wish) => wish !== ''),
  ].join('.');
};

/**
 * The form of a dish: says of a press on that dish how the dish was set when the form was sent. Presses
 * on other dishes stay as they are. Null where the wishes are none that a button of the shop says: the
 * dish without them would be another than was ordered.
 */
export const dishForm = (body: unknown): ((press: Intent) => Intent | null) => {
  const dish = formField(body, DISH_FIELDS.dish);
  const wishes = dish === '' ? '' : wishesOf(body);
  return (press) => {
    const line = press.kind === 'add' && wishes !== '' ? lineOfKey(press.key) : null;
    if (!line || String(line.productId) !== dish || line.ingredients.length > 0) return press;
    const whole = lineOfKey(lineKey(line) + wishes);
    return whole && { kind: 'add', key: lineKey(whole) };
  };
};
