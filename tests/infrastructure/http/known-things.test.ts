import { KnownThings } from '../../../src/infrastructure/http/known-things';

const DAY = 86_400_000;

const open = (things: number) => {
  let now = 0;
  const known = new KnownThings({ lasts: DAY, things }, () => now);
  return {
    known,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

it('dishes of several carts are known in any choice of them, in the order that is asked for', () => {
  const { known } = open(10);
  known.learn('soup', 'a soup');
  known.learn('pizza', 'a pizza');
  expect(known.findAll(['pizza', 'soup'])).toEqual(['a pizza', 'a soup']);
});

it('a choice with a dish that nobody knows is not known', () => {
  const { known } = open(10);
  known.learn('pizza', 'a pizza');
  expect(known.findAll(['pizza', 'soup'])).toBeNull();
});

it('a dish that is no more is left out of what is known', () => {
  const { known } = open(10);
  known.learn('pizza', 'a pizza');
  known.learn('soup', null);
  expect(known.findAll(['pizza', 'soup'])).toEqual(['a pizza']);
});

it.each([
  ['a day old', DAY, ['a pizza']],
  ['older', DAY + 1, null],
])('a dish is known as it was last heard of, unless that is %s', (_, later, found) => {
  const { known, wait } = open(10);
  known.learn('pizza', 'a pizza');
  wait(later);
  expect(known.findAll(['pizza'])).toEqual(found);
});

it('of too many those go that were heard of longest ago', () => {
  const { known } = open(2);
  known.learn('pizza', 'a pizza');
  known.learn('soup', 'a soup');
  known.learn('pizza', 'another pizza');
  known.learn('salad', 'a salad');
  expect(known.findAll(['pizza', 'salad'])).toEqual(['another pizza', 'a salad']);
  expect(known.findAll(['soup'])).toBeNull();
});
