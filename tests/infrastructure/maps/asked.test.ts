import { ok } from '../../../src/domain/result/result';
import { asked } from '../../../src/infrastructure/maps/asked';

const LASTING = new AbortController().signal;

it('a call that breaks is a failure, whether at once or later', async () => {
  const failed = { ok: false, error: { kind: 'maps.failed' } };
  const broken = () => {
    throw new Error('broken');
  };
  expect(await asked(LASTING, broken)).toEqual(failed);
  expect(await asked(LASTING, () => Promise.reject(new Error('broken')))).toEqual(failed);
});

it('a call that was given up before it began is not made', async () => {
  const call = jest.fn(() => Promise.resolve(ok(1)));
  expect(await asked(AbortSignal.abort(), call)).toEqual({
    ok: false,
    error: { kind: 'maps.aborted' },
  });
  expect(call).not.toHaveBeenCalled();
});

it('an answer leaves nothing hanging on the signal', async () => {
  const { signal } = new AbortController();
  const held = jest.spyOn(signal, 'addEventListener');
  const released = jest.spyOn(signal, 'removeEventListener');
  await asked(signal, () => Promise.resolve(ok(1)));
  expect(released).toHaveBeenCalledTimes(held.mock.calls.length);
});
