import { isDeepStrictEqual } from 'node:util';
import type { CallId } from '../../calls/calls';
import type { Call } from '../caller';
import { at, listAt, numberAt } from '../json';
import type { Kit } from '../kit';
import type { KnownShop } from '../shop';

const RULE = '4.2';
/** A list with more pages is not looked through to its end. */
const MOST_PAGES = 12;

interface PagedList {
  readonly id: CallId;
  readonly params: NonNullable<Call['params']>;
  readonly query: string;
  /** Where the items stand. */
  readonly items: readonly string[];
  readonly perPage: number | null;
  readonly token?: string | null;
}

const pageCall = ({ params, query, token }: PagedList, page: string): Call => ({
  params,
  query: [query, page === '' ? '' : `page=${page}`].filter((part) => part !== '').join('&'),
  token: token ?? null,
});

const checkMeta = (kit: Kit, { id, perPage, items }: PagedList, body: unknown): void => {
  const total = numberAt(body, 'meta', 'total');
  const per = numberAt(body, 'meta', 'per_page');
  const last = numberAt(body, 'meta', 'last_page');
  if (total === null || per === null || last === null) return;
  const pages = Math.max(1, Math.ceil(total / per));
  kit.check(id, last === pages, {
    expected: `last_page ${String(pages)} for ${String(total)} in all, ${String(per)} a page`,
    came: String(last),
    rule: RULE,
  });
  const count = listAt(body, ...items).length;
  kit.check(id, count === Math.min(total, per), {
    expected: `${String(Math.min(total, per))} on the first page`,
    came: String(count),
    rule: RULE,
  });
  kit.check(id, perPage === null || per === perPage, {
    expected: `${String(perPage)} a page`,
    came: String(per),
    rule: RULE,
  });
};

const idsOn = async (kit: Kit, list: PagedList, page: number): Promise<unknown[]> => {
  const { body } = await kit.send(list.id, pageCall(list, String(page)));
  return listAt(body, ...list.items).map((item) => at(item, 'id'));
};

/** Every item once, over all pages. */
const checkWhole = async (kit: Kit, list: PagedList, first: unknown): Promise<void> => {
  const last = numberAt(first, 'meta', 'last_page') ?? 1;
  const total = numberAt(first, 'meta', 'total');
  if (total === null || last > MOST_PAGES) return;
  const ids: unknown[] = [];
  for (let page = 1; page <= last; page += 1) ids.push(...(await idsOn(kit, list, page)));
  kit.check(list.id, new Set(ids).size === total && ids.length === total, {
    expected: `${String(total)} different items over all pages`,
    came: `${String(new Set(ids).size)} of ${String(ids.length)}`,
    rule: RULE,
  });
};

/** What is past the last page: asked of the list itself where it does not say how long it is. */
const PAST_ANY = 1_000_000;

const checkPages = async (kit: Kit, list: PagedList): Promise<void> => {
  const first = await kit.expect(list.id, pageCall(list, ''), {
    when: 'the first page',
    rule: RULE,
  });
  if (!first) return;
  checkMeta(kit, list, first.body);
  await checkWhole(kit, list, first.body);
  for (const page of ['1', '0', '-2', 'abc', '1.5', '%00']) {
    const { status, body } = await kit.send(list.id, pageCall(list, page));
    kit.check(list.id, status === 200 && isDeepStrictEqual(body, first.body), {
      expected: `the first page for page=${page}`,
      came: status === 200 ? 'another one' : String(status),
      rule: RULE,
    });
  }
  const last = numberAt(first.body, 'meta', 'last_page');
  for (const page of [last === null ? PAST_ANY : last + 1, PAST_ANY])
    await kit.refuses(list.id, pageCall(list, String(page)), 'not_found', {
      when: 'a page past the last',
      rule: RULE,
    });
};

/** Pages of all lists that have them. */
export const checkPaging = async (kit: Kit, shop: KnownShop): Promise<void> => {
  const params = { id: shop.cityId };
  const lists: PagedList[] = [
    { id: 'listGoods', params, query: '', items: ['data', 'goods'], perPage: 24 },
    { id: 'listNews', params, query: '', items: ['data'], perPage: null },
    ...shop.categories.slice(0, 2).map(({ slug }) => ({
      id: 'listCategoryGoods' as const,
      params: { ...params, chpu: slug },
      query: '',
      items: ['goods'],
      perPage: 60,
    })),
  ];
  if (kit.options.token !== null)
    lists.push({
      id: 'listPastOrders',
      params: {},
      query: '',
      items: ['data'],
      perPage: 10,
      token: kit.options.token,
    });
  for (const list of lists) await checkPages(kit, list);
};
