import { queryReader } from '../../../backend/http/read-query';
import { CALLS } from '../../../contract/calls/calls';

const readQuery = queryReader(CALLS.showAddressTerms.parameters.query);

it('reads the numbers of a query, with spaces around them, and leaves out what is empty', () => {
  expect(readQuery({ lat: ' 42.7', lng: ['23.3', '1'], domainId: '', more: '1' })).toEqual({
    ok: true,
    value: { lat: 42.7, lng: 23.3 },
  });
});

it.each([
  [{ lng: '1' }, { lat: [{ text: 'field_required' }] }],
  [{ lat: '91', lng: '1' }, { lat: [{ text: 'field_wrong' }] }],
  [
    { lat: '0x1', lng: '1e1' },
    { lat: [{ text: 'field_wrong' }], lng: [{ text: 'field_wrong' }] },
  ],
  [{ lat: '1', lng: '1', domainId: '0' }, { domainId: [{ text: 'field_wrong' }] }],
])('says which parameters are missing or wrong: %j', (query, error) => {
  expect(readQuery(query)).toEqual({ ok: false, error });
});

it('leaves texts of digits texts', () => {
  const readSearch = queryReader(CALLS.searchGoods.parameters.query);
  expect(readSearch({ query: '7' })).toEqual({ ok: true, value: { query: '7' } });
});
