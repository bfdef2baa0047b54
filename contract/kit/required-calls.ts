import type { CallId } from '../calls/calls';
import { nameOf } from './call-name';

/** The calls that every backend has to have: README, "Your own backend". */
export const REQUIRED_CALLS = [
  'listCities',
  'showSettings',
  'listNavigation',
  'listCategories',
  'showMainScreen',
  'listCategoryGoods',
  'showDish',
  'listGoodsById',
  'calculateCart',
] as const satisfies readonly CallId[];

const IDS = new Set<string>(REQUIRED_CALLS);
const NAMES = new Set(REQUIRED_CALLS.map(nameOf));

export const isRequired = (id: string): boolean => IDS.has(id);

/** The same by the name of a call, such as `GET /domain`. */
export const isRequiredName = (name: string): boolean => NAMES.has(name);
