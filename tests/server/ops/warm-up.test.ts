import { warmUp } from '../../../server/ops/warm-up';

describe('before the shop opens', () => {
  it('a page is made that nobody waits for', async () => {
    const asked: (string | undefined)[] = [];
    await warmUp((request, response) => {
      asked.push(request.url);
      response.end('a page');
    });
    expect(asked).toEqual(['/']);
  });

  it.each([
    ['cannot be made', (_: unknown, response: { destroy: () => unknown }) => response.destroy()],
    ['never comes', () => undefined],
  ])('it opens also where that page %s', async (_, shop) => {
    await expect(warmUp(shop)).resolves.toBeUndefined();
  });
});
