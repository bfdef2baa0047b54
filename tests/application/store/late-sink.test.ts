import type { Action } from 'redux';
import type { ActionSink } from '../../../src/application/store/core-slot';
import { createLateSink } from '../../../src/application/store/late-sink';
import { gate } from '../../support/gate';
import { settled } from '../../support/running-shop';

const WANTED: Action = { type: 'order' };
const OTHER: Action = { type: 'read' };
const AGAIN: Action = { type: 'order again' };

const opening = () => {
  const received: Action[] = [];
  const refused: Action[] = [];
  const take: ActionSink = (action) => received.push(action);
  const arrivals = [gate<ActionSink | null>(), gate<ActionSink | null>()] as const;
  const bring = jest
    .fn<Promise<ActionSink | null>, []>()
    .mockReturnValueOnce(arrivals[0].promise)
    .mockReturnValueOnce(arrivals[1].promise);
  const late = createLateSink({
    isWanted: ({ type }) => type.startsWith('order'),
    bring,
    giveUp: (action) => refused.push(action),
  });
  return { late, bring, take, received, refused, arrivals };
};

it('nothing is fetched for what others carry out', () => {
  const { late, bring } = opening();
  late.sink(OTHER);
  expect(bring).not.toHaveBeenCalled();
});

it('what is wanted waits with all behind it, and is handed over once each and in order', async () => {
  const { late, bring, take, received, arrivals } = opening();
  [OTHER, WANTED, OTHER, AGAIN].forEach(late.sink);
  expect(bring).toHaveBeenCalledTimes(1);
  expect(received).toEqual([]);
  arrivals[0].open(take);
  await settled();
  expect(received).toEqual([WANTED, OTHER, AGAIN]);
  late.sink(OTHER);
  late.sink(WANTED);
  expect(received).toEqual([WANTED, OTHER, AGAIN, OTHER, WANTED]);
  expect(bring).toHaveBeenCalledTimes(1);
});

it('what follows from an action comes behind those that waited', async () => {
  const { late, received, arrivals } = opening();
  late.sink(WANTED);
  late.sink(AGAIN);
  arrivals[0].open((action) => {
    received.push(action);
    if (action === WANTED) late.sink(OTHER);
  });
  await settled();
  expect(received).toEqual([WANTED, AGAIN, OTHER]);
});

it('can be fetched before anything wants it', async () => {
  const { late, bring, take, received, arrivals } = opening();
  late.want();
  late.want();
  late.sink(OTHER);
  arrivals[0].open(take);
  await settled();
  expect(bring).toHaveBeenCalledTimes(1);
  expect(received).toEqual([OTHER]);
});

it('what nobody can carry out is said to be, and the next such action is a new try', async () => {
  const { late, bring, take, received, refused, arrivals } = opening();
  [WANTED, OTHER, AGAIN].forEach(late.sink);
  arrivals[0].open(null);
  await settled();
  expect(refused).toEqual([WANTED, AGAIN]);
  late.sink(OTHER);
  expect(bring).toHaveBeenCalledTimes(1);
  late.sink(WANTED);
  arrivals[1].open(take);
  await settled();
  expect(refused).toEqual([WANTED, AGAIN]);
  expect(received).toEqual([WANTED]);
});
