import fc from 'fast-check';
import { cityByHost, normalHost } from '../../../src/domain/city/city-by-host';

const city = (name: string, baseUrl: string) => ({ name, baseUrl });

const SOFIA = city('Sofia', 'https://sofia.example');
const VARNA = city('Varna', 'https://varna.example');
const BURGAS = city('Burgas', 'https://БУРГАС.example/');
const CITIES = [SOFIA, VARNA, BURGAS];

describe('the city of a host', () => {
  it.each([
    ['the host as written', 'varna.example', VARNA],
    ['capitals and a port', 'VARNA.example:8080', VARNA],
    ['a final dot', 'varna.example.', VARNA],
    ['a final dot and a port', 'varna.example.:3000', VARNA],
    ['spaces around it', ' varna.example ', VARNA],
    ['a name in another script', 'бургас.example', BURGAS],
    ['the same name in capitals', 'БУРГАС.EXAMPLE', BURGAS],
    ['the same name in its ASCII form', 'xn--80abg5chi.example', BURGAS],
    ['an unknown host, which means the first city', 'plovdiv.example', SOFIA],
    ['a host with the name of a city inside', 'notvarna.example', SOFIA],
    ['a part of the name of a city', 'arna.example', SOFIA],
    ['a host below that of a city', 'www.varna.example', SOFIA],
    ['a host that goes on after that of a city', 'varna.example.evil.example', SOFIA],
    ['no host at all', '', SOFIA],
    ['a host that is none', 'varna example', SOFIA],
    ['a host with a port that is none', 'varna.example:port', SOFIA],
    ['a host with a path', 'varna.example/menu', SOFIA],
    ['a host with a path the other way round', 'varna.example\\menu', SOFIA],
    ['a host with a query', 'varna.example?x', SOFIA],
    ['a host with a hash', 'varna.example#x', SOFIA],
    ['a host behind a name', 'plovdiv.example@varna.example', SOFIA],
    ['a host with an escaped dot', 'varna%2Eexample', SOFIA],
    ['a host with a tab that an address would overlook', 'var\tna.example', SOFIA],
    ['an address instead of a host', 'https://varna.example', SOFIA],
  ])('is found by %s', (_how, host, expected) => {
    expect(cityByHost(CITIES, host)).toBe(expected);
  });

  it('is the one whose whole host matches, also behind one that contains it', () => {
    const longer = city('Longer', 'https://myshop.example');
    const shorter = city('Shorter', 'https://shop.example');
    expect(cityByHost([longer, shorter], 'shop.example')).toBe(shorter);
    expect(cityByHost([shorter, longer], 'myshop.example')).toBe(longer);
  });

  it('disregards capitals, port and final dot of the base address too', () => {
    const written = city('Varna', 'https://VARNA.example.:8443/menu');
    expect(cityByHost([SOFIA, written], 'varna.example')).toBe(written);
  });

  it('does not stumble over a city whose base address is none', () => {
    expect(cityByHost([city('Broken', ''), VARNA], 'varna.example')).toBe(VARNA);
    expect(cityByHost([city('Broken', 'varna'), VARNA], 'varna')?.name).toBe('Broken');
  });

  it('is nowhere only when there is no city', () => {
    expect(cityByHost([], 'varna.example')).toBeUndefined();
  });
});

describe('laws', () => {
  const domain = fc.domain();

  it('ignores how a host is written', () => {
    fc.assert(
      fc.property(domain, fc.nat(65_535), fc.boolean(), (host, port, dot) => {
        const other = city('Other', 'https://other.invalid');
        const wanted = city('Wanted', `https://${host}`);
        const written = `${host.toUpperCase()}${dot ? '.' : ''}:${String(port)}`;
        expect(cityByHost([other, wanted], written)).toBe(wanted);
      }),
    );
  });

  it('never takes a host for one that it merely contains', () => {
    fc.assert(
      fc.property(domain, fc.constantFrom('my', 'x-', 'www.', 'a.b.'), (host, before) => {
        const first = city('First', 'https://first.invalid');
        const contained = city('Contained', `https://${host}`);
        expect(cityByHost([first, contained], `${before}${host}`)).toBe(first);
      }),
    );
  });

  it('has one normal form for each host', () => {
    fc.assert(
      fc.property(fc.oneof(domain, fc.string()), (host) => {
        const normal = normalHost(host);
        if (normal !== null) expect(normalHost(normal)).toBe(normal);
      }),
    );
  });
});
