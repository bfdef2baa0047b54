import fc from 'fast-check';
import type { Release } from '../../../server/upstream/slots';
import { createSlots } from '../../../server/upstream/slots';

const FOR_EVER = 60_000;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const taken = async (take: Promise<Release | null>): Promise<Release> => {
  const release = await take;
  if (release === null) throw new Error('No slot came free');
  return release;
};

it('lets so many through at once, and the next as soon as one is done', async () => {
  const slots = createSlots({ atOnce: 2, perNetwork: 2, wait: FOR_EVER });
  const first = await taken(slots.take('a'));
  const second = await taken(slots.take('a'));
  let isThird = false;
  const third = slots.take('a').then((release) => {
    isThird = true;
    return release;
  });
  await settled();
  expect(isThird).toBe(false);
  first();
  (await third)?.();
  second();
});

it('is not left with a slot less or more by who gives one back twice', async () => {
  const slots = createSlots({ atOnce: 1, perNetwork: 1, wait: 0 });
  const first = await taken(slots.take('a'));
  first();
  first();
  const second = await taken(slots.take('a'));
  expect(await slots.take('a')).toBeNull();
  second();
});

it('tells who waits too long so, and keeps no place for them', async () => {
  const slots = createSlots({ atOnce: 1, perNetwork: 1, wait: 0 });
  const first = await taken(slots.take('a'));
  expect(await slots.take('a')).toBeNull();
  first();
  expect(await slots.take('a')).not.toBeNull();
});

it('serves networks in turn: one with many waiting does not hold up another', async () => {
  const slots = createSlots({ atOnce: 1, perNetwork: 1, wait: FOR_EVER });
  const served: string[] = [];
  const ask = async (network: string): Promise<void> => {
    const release = await taken(slots.take(network));
    served.push(network);
    await settled();
    release();
  };
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c'].map(ask));
  expect(served).toEqual(['a', 'a', 'b', 'c', 'a', 'a']);
});

it('never has more under way than it may, in all and of one network, and serves everybody', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }),
      async (atOnce, perNetwork, asked) => {
        const slots = createSlots({ atOnce, perNetwork, wait: FOR_EVER });
        const underWay: string[] = [];
        let served = 0;
        await Promise.all(
          asked.map(async (network) => {
            const release = await taken(slots.take(network));
            underWay.push(network);
            expect(underWay.length).toBeLessThanOrEqual(atOnce);
            expect(underWay.filter((one) => one === network).length).toBeLessThanOrEqual(
              perNetwork,
            );
            await settled();
            underWay.splice(underWay.indexOf(network), 1);
            served += 1;
            release();
          }),
        );
        expect(served).toBe(asked.length);
      },
    ),
  ));
