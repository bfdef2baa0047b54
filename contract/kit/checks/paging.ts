import { isDeepStrictEqual } from 'node:util';
import * as t from 'io-ts';
import type { AnswerOf } from '../../calls/calls';
import type { Meta } from '../../wire/shared';
import type { Kit, Request } from '../kit';
import type { KnownShop } from '../shop';

const RULE = '4.2';
/** A list with more pages is not read to its end. */
const MOST_PAGES = 12;
/** Past the last page of a list that does not say how long it is. */
const PAST_ANY = 1_000_000;

const Place = t.type({ total: t.number, per_page: t.number, last_page: t.number });

type PagedCall = 'listGoods' | 'listNews' | 'listCategoryGoods' | 'listPastOrders';

/** The items of a page, and where in the list it is. */
type Page = readonly [items: readonly { readonly id: number }[], meta: Meta | null | undefined];

const checkPages = async <Id extends PagedCall>(
  kit: Kit,
  id: Id,
  request: Request,
  pageOf: (answer: AnswerOf<Id>) => Page,
  perPage: number | null,
): Promise<void> => {
  const ask = (page: number | string) => ({ ...request, query: `page=${String(page)}` });
  const has = (holds: boolean, expected: string, came: string) => {
    kit.check(id, RULE, holds, expected, came);
  };
  const first = await kit.reads(id, request, 'the first page', RULE);
  if (!first) return;
  const [items, meta] = pageOf(first);
  if (Place.is(meta)) {
    const { total, per_page: per, last_page: last } = meta;
    const pages = Math.max(1, Math.ceil(total / per));
    const most = Math.min(total, per);
    const lastPage = `last_page ${String(pages)} for ${String(total)} in all, ${String(per)} a page`;
    has(last === pages, lastPage, String(last));
    has(items.length === most, `${String(most)} on the first page`, String(items.length));
    has((perPage ?? per) === per, `${String(perPage)} a page`, String(per));
    if (last <= MOST_PAGES) {
      const ids: number[] = [];
      for (let page = 1; page <= last; page += 1) {
        const { value } = await kit.send(id, ask(page));
        ids.push(...(value ? pageOf(value)[0] : []).map((item) => item.id));
      }
      const different = new Set(ids).size;
      const isWhole = different === total && ids.length === total;
      const came = `${String(different)} of ${String(ids.length)}`;
      has(isWhole, `${String(total)} different items over all pages`, came);
    }
  }
  for (const page of ['1', '0', '-2', 'abc', '1.5', '%00']) {
    const { status, value } = await kit.send(id, ask(page));
    const came = status === 200 ? 'another one' : String(status);
    has(isDeepStrictEqual(value, first), `the first page for page=${page}`, came);
  }
  for (const page of [Place.is(meta) ? meta.last_page + 1 : PAST_ANY, PAST_ANY])
    await kit.refuses(id, ask(page), 'not_found', 'a page past the last', RULE);
};

/** Pages of all lists that have them. */
export const checkPaging = async (
  kit: Kit,
  { cityId, categories }: KnownShop,
  token: string | null,
): Promise<void> => {
  const path = { id: cityId };
  await checkPages(kit, 'listGoods', { path }, ({ data, meta }) => [data.goods, meta], 24);
  await checkPages(kit, 'listNews', { path }, ({ data, meta }) => [data, meta], null);
  for (const { chpu } of categories.slice(0, 2)) {
    const request = { path: { ...path, chpu } };
    await checkPages(kit, 'listCategoryGoods', request, ({ goods, meta }) => [goods, meta], 60);
  }
  if (token !== null)
    await checkPages(kit, 'listPastOrders', { token }, ({ data, meta }) => [data, meta], 10);
};
