import { pathId } from '../../../backend/http/path-id';

const idIn = (text: string | undefined) => pathId<'order'>({ params: { id: text } }, 'id');

it('reads what can be an id', () => {
  expect(idIn('1')).toBe(1);
  expect(idIn('2147483647')).toBe(2_147_483_647);
});

it.each([undefined, '', '0', '01', '-1', '1.5', '1e3', ' 1', 'x', '2147483648', '9'.repeat(30)])(
  'takes %j for nobody’s id, which no column could hold',
  (text) => {
    expect(idIn(text)).toBeNull();
  },
);
