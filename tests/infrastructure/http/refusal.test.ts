import { refusalOf } from '../../../src/infrastructure/http/refusal';

it('reads what the backend says', () => {
  const body = { message: 'No', code: 'promo.expired', errors: { promocode: ['Ended', 'Really'] } };
  expect(refusalOf(422, body)).toEqual({ kind: 'refused', status: 422, ...body });
});

it.each([
  ['no body', undefined],
  ['a page of a proxy', '<html>Bad gateway</html>'],
  ['a list', []],
  ['a number', 7],
  ['nothing', null],
  ['errors of another shape', { errors: 'all' }],
])('still counts by its status with %s', (_what, body) => {
  const refusal = { kind: 'refused', status: 502, code: null, message: null, errors: {} };
  expect(refusalOf(502, body)).toEqual(refusal);
});

it.each([{ code: null }, { message: null }, { errors: null }, { request_id: 7 }])(
  'keeps the rest beside a field without a value: %j',
  (more) => {
    const body = { message: 'Gone', code: 'gone', errors: { 'goods.2.id': ['Gone'] }, ...more };
    expect(refusalOf(422, body)).toMatchObject({
      code: 'code' in more ? null : 'gone',
      message: 'message' in more ? null : 'Gone',
      errors: 'errors' in more ? {} : { 'goods.2.id': ['Gone'] },
    });
  },
);

it('is not fooled by fields with the names of object parts', () => {
  const body: unknown = JSON.parse('{"errors": {"__proto__": ["x"], "constructor": ["y"]}}');
  const refusal = refusalOf(422, body);
  expect(refusal.kind === 'refused' && Object.keys(refusal.errors)).toEqual([
    '__proto__',
    'constructor',
  ]);
});

it.each([
  ['a text instead of a list', { phone: 'Wrong' }, { phone: ['Wrong'] }],
  ['a null among the fields', { phone: null, code: ['Wrong'] }, { code: ['Wrong'] }],
  ['a null among the texts', { phone: [null, 'Wrong', 7] }, { phone: ['Wrong'] }],
  ['an empty list', { phone: [], code: ['Wrong'] }, { code: ['Wrong'] }],
  ['fields within fields', { cart: { goods: ['Gone'] } }, { 'cart.goods': ['Gone'] }],
  ['a list of fields', { goods: [{ id: 'Gone' }] }, { 'goods.0.id': ['Gone'] }],
  ['a place without words', { goods: { '2': {} } }, { 'goods.2': [] }],
])('reads each good part of the errors: %s', (_what, errors, read) => {
  expect(refusalOf(422, { errors })).toMatchObject({ errors: read });
});

it.each([
  ['errors', []],
  ['errors', 'all'],
  ['params', []],
  ['code', 12],
  ['message', { en: 'No' }],
])('drops an odd part alone: "%s" of %j', (part, value) => {
  const good = {
    message: 'No',
    code: 'min_order',
    errors: { total: ['More'] },
    params: { max: 3 },
  };
  const kept = Object.entries(good).filter(([name]) => name !== part);
  expect(refusalOf(422, { ...good, [part]: value })).toMatchObject(Object.fromEntries(kept));
});
