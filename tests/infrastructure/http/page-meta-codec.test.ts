import { isRight } from 'fp-ts/Either';
import { lenient } from '../../../contract/wire/codec';
import { Meta } from '../../../contract/wire/shared';
import { readPageMeta as pageMetaOf } from '../../../src/infrastructure/http/page-meta.codec';

const readPageMeta = (wire: unknown, shown: number) => {
  const meta = lenient(Meta).decode(wire);
  return pageMetaOf(isRight(meta) ? meta.right : null, shown);
};

it('reads what a list says of its pages', () => {
  const wire = { current_page: 2, last_page: 3, per_page: 60, total: 130 };
  const meta = { currentPage: 2, lastPage: 3, perPage: 60, total: 130 };
  expect(readPageMeta(wire, 60)).toEqual(meta);
});

it.each([
  ['nothing at all', undefined, 2, { currentPage: 1, lastPage: 1, total: 2 }],
  [
    'no last page of none',
    { current_page: 1, last_page: null, total: 0 },
    0,
    { lastPage: 1, total: 0 },
  ],
  ['no last page of many', { current_page: 1, per_page: 60, total: 130 }, 60, { lastPage: 3 }],
  ['no total', { current_page: 2, last_page: 2, per_page: 60, total: null }, 5, { total: 65 }],
  [
    'less than nothing',
    { current_page: 1, last_page: -1, total: 1.5 },
    4,
    { lastPage: 1, total: 4 },
  ],
])('shows the list of a backend that says %s', (_what, wire, shown, meta) => {
  expect(readPageMeta(wire, shown)).toMatchObject(meta);
});
