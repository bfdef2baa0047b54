import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { CartLine, Result } from '../../src/domain';
import {
  MAX_INGREDIENT_QUANTITY,
  MAX_LINES,
  MAX_LINE_QUANTITY,
  ok,
  refuse,
} from '../../src/domain';
import type { CityId } from '../../src/domain/id/ids';
import type { DecodeFailure } from '../codec/decode-failures';
import { decodeFailures } from '../codec/decode-failures';
import { idCodec, nullable, optional, wholeNumberFromTo } from '../codec/wire-types';
import type { FieldSayings, Saying } from '../texts/say';

const Quantity = wholeNumberFromTo(1, MAX_LINE_QUANTITY);
const Portions = wholeNumberFromTo(0, MAX_INGREDIENT_QUANTITY);

/** A list whose length is looked at before its items: a huge one costs nothing. */
const shortList = <A>(item: t.Type<A, unknown>, name: string) => {
  const items = t.readonlyArray(item, name);
  return new t.Type<readonly A[], unknown, unknown>(
    name,
    items.is,
    (value, context) =>
      Array.isArray(value) && value.length > MAX_LINES
        ? t.failure(value, context)
        : items.validate(value, context),
    t.identity,
  );
};

const Ingredient = t.strict({ id: idCodec<'ingredient'>(), qtt: Portions });
const Line = t.strict({
  id: idCodec<'product'>(),
  qtt: Quantity,
  ingredients: optional(shortList(Ingredient, 'ingredients'), []),
  free_of_choice: optional(nullable(idCodec<'option'>()), null),
});
const Lines = shortList(Line, 'lines of a cart');

const Body = t.strict({
  domainId: idCodec<'city'>(),
  goods: Lines,
  orderType: optional(t.keyof({ delivery: null, pickup: null }), 'delivery'),
});

/** A cart to be priced. Whatever else a body holds, prices first of all, is not read. */
export interface CalculateRequest {
  readonly cityId: CityId;
  readonly lines: readonly CartLine[];
  readonly orderType: 'delivery' | 'pickup';
}

const sayingFor = ({ expected, value }: DecodeFailure): Saying => {
  if (value === undefined) return { text: 'field_required' };
  if (expected === Quantity.name)
    return { text: 'quantity_range', params: { min: 1, max: MAX_LINE_QUANTITY } };
  if (expected === Portions.name)
    return { text: 'quantity_range', params: { min: 0, max: MAX_INGREDIENT_QUANTITY } };
  if (expected === Lines.name && Array.isArray(value))
    return { text: 'too_many_lines', params: { max: MAX_LINES } };
  return { text: 'field_wrong' };
};

/** Reads the body of a calculation; refuses with what is wrong, field by field. */
export const decodeCalculateRequest = (body: unknown): Result<FieldSayings, CalculateRequest> => {
  const decoded = Body.decode(body);
  if (isLeft(decoded))
    return refuse(
      Object.fromEntries(
        decodeFailures(decoded.left).map((failure) => [
          failure.path.join('.') || 'body',
          [sayingFor(failure)],
        ]),
      ),
    );
  const { domainId, goods, orderType } = decoded.right;
  return ok({
    cityId: domainId,
    orderType,
    lines: goods.map((line) => ({
      productId: line.id,
      quantity: line.qtt,
      ingredients: line.ingredients.map(({ id, qtt }) => ({ ingredientId: id, quantity: qtt })),
      choiceId: line.free_of_choice,
    })),
  });
};
