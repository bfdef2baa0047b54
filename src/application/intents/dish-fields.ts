import { clampQuantity } from '../../domain/cart/cart-line';

/** Fields of the form of a dish that say how it is set. */
export const DISH_FIELDS = {
  /** The key of the line in the kind that was chosen; missing where none was. */
  line: 'line',
  /** What can be changed, in the portions of the menu: `5x1.9x0`. */
  own: 'own',
  /** How many of it are added; missing for one. */
  pieces: 'pieces',
} as const;

/** More than any dish has. */
const MAX_INGREDIENTS = 100;

/** The field with the portions of an ingredient; a form without it says 0. */
export const portionsField = (ingredientId: number | string): string =>
  `portions${String(ingredientId)}`;

/** How many pieces a click on the form's button adds. */
export const piecesOf = (form: URLSearchParams): number =>
  clampQuantity(Number(form.get(DISH_FIELDS.pieces)));

/**
 * The value of a button with the kind and the portions that its form holds at the click. What cannot be read
 * of them makes it no intent: without its changes it would be another dish.
 */
export const withPortions = (button: string, form: URLSearchParams): string => {
  const line = form.get(DISH_FIELDS.line);
  const changes = (form.get(DISH_FIELDS.own) ?? '').split('.', MAX_INGREDIENTS).flatMap((own) => {
    const [id = '', usual] = own.split('x');
    const portions = form.get(portionsField(id)) ?? '0';
    if (usual === undefined) return own;
    return portions === usual ? [] : `${id}x${portions}`;
  });
  return (line === null ? button : `add:${line}`) + changes.join('.');
};
