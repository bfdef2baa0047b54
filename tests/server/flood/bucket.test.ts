import fc from 'fast-check';
import type { Bucket } from '../../../server/flood/bucket';
import { takeOne } from '../../../server/flood/bucket';
import { countInMemory } from '../../../server/flood/flood-counter';
import { networkOf } from '../../../server/flood/network-of';

const LIMIT = { perMinute: 60, atOnce: 3 };

it('lets as many through at once as it may, then one a second, and says when', () => {
  let now = 0;
  let bucket: Bucket | undefined;
  const take = () => {
    const taken = takeOne(bucket, now, LIMIT);
    ({ bucket } = taken);
    return taken.wait;
  };
  expect([take(), take(), take(), take()]).toEqual([null, null, null, 1000]);
  now = 400;
  expect(take()).toBe(600);
  now = 1000;
  expect([take(), take()]).toEqual([null, 1000]);
});

it('in whatever time, nobody gets more than what is allowed at once and what has come since', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3000), { maxLength: 100 }), (pauses) => {
      let now = 0;
      let bucket: Bucket | undefined;
      let passed = 0;
      for (const pause of pauses) {
        now += pause;
        const taken = takeOne(bucket, now, LIMIT);
        ({ bucket } = taken);
        if (taken.wait === null) passed += 1;
      }
      expect(passed).toBeLessThanOrEqual(LIMIT.atOnce + now / 1000 + 1e-6);
    }),
  );
});

it('one network does not use up what another may', async () => {
  const count = countInMemory({ perMinute: 60, atOnce: 1 }, () => 0);
  expect(await count('a')).toBeNull();
  expect(await count('a')).toBe(1000);
  expect(await count('b')).toBeNull();
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s stands for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
