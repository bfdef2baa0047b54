import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const sourcesIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, address]) => address);

describe('the page of the interface', () => {
  it('loads nothing that the backend does not serve itself', async () => {
    const { text, headers } = await shop.get('/docs').expect(200);
    expect(headers['content-type']).toMatch('text/html');
    const sources = sourcesIn(text);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) await shop.get(source ?? '').expect(200);
  });

  it('may run its own script and ask its own host, nothing else', async () => {
    const { headers } = await shop.get('/docs').expect(200);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/https?:|unsafe-eval|\*/);
  });

  it('has its viewer from an installed package', async () => {
    const { headers } = await shop.get('/docs/viewer.js').expect(200);
    expect(headers['content-type']).toMatch('javascript');
  });
});
