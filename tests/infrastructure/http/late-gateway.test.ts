import { ok } from '../../../src/domain/result/result';
import { lateGateway } from '../../../src/infrastructure/http/late-gateway';

class Counting {
  constructor(private readonly base: number) {}

  add(number: number) {
    return Promise.resolve(ok(this.base + number));
  }
}

it('answers as the gateway does once its code is there', async () => {
  const gateway = await Promise.resolve(
    lateGateway<Counting>(() => Promise.resolve(new Counting(1))),
  );
  expect(await gateway.add(2)).toEqual(ok(3));
});

it('is unreachable while its code cannot be had, and asks for it again with the next call', async () => {
  const fetchGateway = jest
    .fn(() => Promise.resolve(new Counting(1)))
    .mockRejectedValueOnce(new Error('no such chunk'));
  const gateway = lateGateway<Counting>(fetchGateway);
  expect(await gateway.add(2)).toMatchObject({ error: { kind: 'unreachable' } });
  expect(await gateway.add(2)).toEqual(ok(3));
});
