import type { Request } from 'express';
import type { Address } from '../../src/domain/address/address';
import type { StoredValue } from '../../src/application/ports/stored-value';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { BrowserPlace } from '../../src/infrastructure/storage/browser-place';
import { storedAddresses } from '../../src/infrastructure/storage/stored-addresses';
import { storedCart } from '../../src/infrastructure/storage/stored-cart';
import {
  storedOrderOptions,
  storedSelection,
} from '../../src/infrastructure/storage/stored-choice';
import { storedIds } from '../../src/infrastructure/storage/stored-ids';
import type { FormOutcome } from '../ssr/form-outcome';
import type { HandleForm, OpenedRequest } from '../ssr/load-request';
import { visitorPlace } from './visitor-place';

/**
 * Does what a form says by the use-cases that a browser with scripts does it with. What no page of the shop sends
 * counts as not said.
 */
export type FormDefinition = (
  opened: OpenedRequest,
  fields: URLSearchParams,
  request: Request,
) => Promise<FormOutcome>;

const persisted =
  <Part>(
    select: (state: ShopState) => Part,
    storedAt: (place: BrowserPlace) => Pick<StoredValue<Part>, 'save'>,
  ) =>
  (place: BrowserPlace, before: ShopState, after: ShopState): void => {
    // Another window may have changed meanwhile what the form has not.
    if (select(after) !== select(before)) storedAt(place).save(select(after));
  };

const NO_ADDRESSES: readonly Address[] = [];

/** What forms change of a visitor's cookies. Those in front have the first claim to their room. */
const PERSISTED = [
  persisted(({ cart }) => cart.lines, storedCart),
  persisted(({ delivery }) => delivery.selection, storedSelection),
  persisted(({ orderOptions }) => orderOptions, storedOrderOptions),
  persisted(
    ({ addressBook: { kind, addresses } }) => (kind === 'guest' ? addresses : NO_ADDRESSES),
    storedAddresses,
  ),
  persisted(
    ({ favourites }) => favourites.ids,
    (place) => storedIds(place, 'favourites'),
  ),
];

/** Runs a form, and persists what it has changed once it is done. */
export const formHandler =
  (run: FormDefinition): HandleForm =>
  async (opened, request, response) => {
    const before = opened.store.getState();
    const body: unknown = request.body;
    const fields = new URLSearchParams(typeof body === 'string' ? body : '');
    const outcome = await run(opened, fields, request);
    if (outcome.kind === 'redirect') {
      const place = visitorPlace(request, response);
      for (const persist of PERSISTED) persist(place, before, opened.store.getState());
    }
    return outcome;
  };
