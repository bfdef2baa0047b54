import type { Intent } from '../../src/application/intents/intent';
import { addedLine, parseIntents, withIngredientsOf } from '../../src/application/intents/intent';
import { lineOfKey } from '../../src/domain/cart/line-of-key';
import { DISH_FIELDS, wishOf } from '../../src/ui/pages/product/dish-form';
import { formField, formFields } from './form-field';

/** More clicks than anybody makes before a page hydrates. */
const MAX_INTENTS = 500;

/** What was left out and what was wished for, as a line's key says it; empty for a dish as on the menu. */
const ingredientsOf = (body: unknown): string => {
  const own = formField(body, DISH_FIELDS.own).split('.');
  const left = new Set(formFields(body, DISH_FIELDS.kept));
  return [
    ...own.filter((id) => id !== '' && !left.has(id)).map((id) => wishOf(Number(id), 0)),
    ...formFields(body, DISH_FIELDS.wish).filter((wish) => wish !== ''),
  ].join('.');
};

/**
 * The intents of a form in order: those that the head script has stored, and the one whose button sent it. The
 * form of a dish also says how that dish is set. Where that cannot be read the dish is not ordered: without its
 * wishes it would be another one.
 */
export const intentsOf = (body: unknown): readonly Intent[] => {
  const button = formField(body, 'press');
  const line = formField(body, 'line');
  // The kind of a dish that was chosen names the whole line.
  const clicked = line !== '' && button !== '' ? `add:${line}` : button;
  const values = `${formField(body, 'early')} ${clicked}`.split(' ').slice(0, MAX_INTENTS);
  const intents = parseIntents(values.join(' '));
  const dish = formField(body, DISH_FIELDS.dish);
  if (dish === '') return intents;
  const set = lineOfKey(`${dish}::${ingredientsOf(body)}`);
  return set
    ? intents.map((intent) => withIngredientsOf(set, intent))
    : intents.filter((intent) => String(addedLine(intent)?.productId) !== dish);
};
