import { openStorefront } from '../../support/test-storefront';

type Policy = Readonly<Record<string, readonly string[]>>;

interface Permissions {
  readonly policy: Policy;
  readonly permissions: unknown;
}

/** What a shop with these settings lets the browser do; no backend is needed to know. */
const allowedWith = async (variables: Readonly<Record<string, string>>): Promise<Permissions> => {
  const shop = await openStorefront('http://127.0.0.1:9', variables);
  try {
    const { headers } = await shop.ask('/assets/main.js');
    const directives = String(headers['content-security-policy']).split(';');
    const policy = directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.filter((source) => !source.startsWith("'nonce-"))] as const;
    });
    return { policy: Object.fromEntries(policy), permissions: headers['permissions-policy'] };
  } finally {
    await shop.close();
  }
};

const OWN: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

it('a shop with its own lists of streets needs nobody else', async () => {
  expect((await allowedWith({})).policy).toEqual(OWN);
});

it('a shop whose backend has its pictures elsewhere lets in those hosts, and no other', async () => {
  const { policy } = await allowedWith({ PICTURE_HOSTS: 'https://pictures.example' });
  expect(policy).toEqual({ ...OWN, 'img-src': ["'self'", 'data:', 'https://pictures.example'] });
});

it('a shop with open map data lets in pictures of its tiles, and calls its geocoder', async () => {
  const { policy } = await allowedWith({
    MAPS_PROVIDER: 'osm',
    MAP_TILES_URL: 'http://tiles.example:8080/{z}/{x}/{y}.png',
    GEOCODER_URL: 'https://photon.example/api?key=1',
  });
  expect(policy).toEqual({
    ...OWN,
    'img-src': ["'self'", 'data:', 'http://tiles.example:8080'],
    'connect-src': ["'self'", 'https://photon.example'],
  });
});

it('a shop whose tiles come from several hosts lets in all of them', async () => {
  const { policy } = await allowedWith({
    MAPS_PROVIDER: 'osm',
    MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    GEOCODER_URL: 'https://photon.example/api',
  });
  expect(policy['img-src']).toContain('https://*.tiles.example');
});

it('a shop with Google Maps lets in what Google needs, and still no text that is run as a script', async () => {
  const { policy } = await allowedWith({ GOOGLE_MAPS_KEY: 'AIzaSyExample-key_0123456789' });
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://maps.googleapis.com',
    'https://maps.gstatic.com',
    "'wasm-unsafe-eval'",
  ]);
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(["'self'", 'https://*.googleapis.com', 'https://*.gstatic.com']),
  );
  expect(policy['style-src']).toContain('https://fonts.googleapis.com');
  expect(policy['font-src']).toEqual(["'self'", 'https://fonts.gstatic.com']);
  expect(policy['worker-src']).toEqual(["'self'", 'blob:']);
});

it('the page may ask the device where it is, and for nothing else', async () => {
  const { permissions } = await allowedWith({});
  const parts = String(permissions).split(', ');
  expect(parts).toContain('geolocation=(self)');
  expect(parts.filter((part) => !part.endsWith('=()'))).toEqual(['geolocation=(self)']);
});
