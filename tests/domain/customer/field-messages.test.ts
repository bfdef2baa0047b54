import { firstFieldMessages } from '../../../src/domain/customer/field-messages';

describe('what the backend says of the fields', () => {
  it('is shown by its first message', () => {
    expect(firstFieldMessages({ email: ['A', 'B'], birthday: ['C'] })).toEqual({
      email: 'A',
      birthday: 'C',
    });
  });

  it.each([
    ['no field', {}, {}],
    ['a field without messages', { email: [] }, {}],
    ['a field with a blank message only', { email: [' '] }, {}],
    ['a blank message before another one', { email: ['', 'B'] }, { email: 'B' }],
    ['a field that no form has', { 'goods.2.id': ['Gone'] }, { 'goods.2.id': 'Gone' }],
  ])('leaves nothing blank: %s', (_what, errors, shown) => {
    expect(firstFieldMessages(errors)).toStrictEqual(shown);
  });
});
