import type {
  AddressFinder,
  MapArea,
  StreetSuggestion,
} from '../../../../src/application/ports/maps';
import { listedPlace } from '../../../../src/domain/address/place';
import { makeLoadGoogleFinder } from '../../../../src/infrastructure/maps/google/google-address-finder';
import type { GoogleDouble } from '../../../support/maps/google-double';
import { googleDouble } from '../../../support/maps/google-double';
import { SOFIA, VITOSHA_40 } from '../../../support/maps/known-city';

const LASTING = new AbortController().signal;

let google: GoogleDouble;
beforeEach(() => {
  google = googleDouble();
});

const finderIn = (area: MapArea = SOFIA): Promise<AddressFinder> =>
  makeLoadGoogleFinder(() => Promise.resolve(google.maps))(area);

const tokensOfSuggestions = (): readonly unknown[] =>
  google.suggestionCalls.map(({ sessionToken }) => sessionToken);

describe('a search', () => {
  const typed = ['Vit', 'Vitosha', 'Vitosha 4', 'Vitosha 40'];

  const searchFor = async (finder: AddressFinder): Promise<void> => {
    const search = finder.openSearch();
    let last: StreetSuggestion | undefined;
    for (const text of typed) {
      const answer = await search.suggest(text, LASTING);
      if (answer.ok) [last] = answer.value;
    }
    if (!last) throw new Error('Nothing was suggested');
    expect(await search.choose(last, LASTING)).toMatchObject({ ok: true, value: { house: '40' } });
  };

  it('is one to Google: all its suggestions and its details carry one token', async () => {
    await searchFor(await finderIn());
    const tokens = [...tokensOfSuggestions(), ...google.detailsCalls.map(({ token }) => token)];
    expect(tokens).toHaveLength(typed.length + 1);
    expect(tokens[0]).toBeInstanceOf(Object);
    expect(new Set(tokens).size).toBe(1);
  });

  it('after another one carries a token of its own', async () => {
    const finder = await finderIn();
    await searchFor(finder);
    await searchFor(finder);
    expect(new Set(tokensOfSuggestions()).size).toBe(2);
  });

  it('that goes on after a choice carries a new token', async () => {
    const search = (await finderIn()).openSearch();
    const answer = await search.suggest('Vitosha', LASTING);
    if (!answer.ok || !answer.value[0]) throw new Error('Nothing was suggested');
    await search.choose(answer.value[0], LASTING);
    await search.suggest('Aleks', LASTING);
    expect(new Set(tokensOfSuggestions()).size).toBe(2);
  });

  it('asks of a place only what an address is made of', async () => {
    await searchFor(await finderIn());
    expect(google.detailsCalls.map(({ fields }) => fields)).toEqual([
      ['id', 'addressComponents', 'location'],
    ]);
  });
});

describe('what is asked for', () => {
  it('are addresses of the country, in the box around the city, in the language of the page', async () => {
    await (await finderIn({ ...SOFIA, locale: 'ru' })).openSearch().suggest('витоша', LASTING);
    expect(google.suggestionCalls[0]).toMatchObject({
      input: 'витоша',
      language: 'ru',
      region: 'bg',
      includedRegionCodes: ['bg'],
      includedPrimaryTypes: ['street_address', 'route', 'premise', 'subpremise'],
    });
    expect(google.suggestionCalls[0]?.locationRestriction).toEqual({
      west: expect.closeTo(22.8219, 9) as number,
      south: expect.closeTo(42.1977, 9) as number,
      east: expect.closeTo(23.8219, 9) as number,
      north: expect.closeTo(43.1977, 9) as number,
    });
  });

  it('in the Emirates are places of any type', async () => {
    const dubai = { center: { lat: 25.2048, lng: 55.2708 }, country: 'ae', locale: 'en' };
    await (await finderIn(dubai)).openSearch().suggest('marina', LASTING);
    expect(google.suggestionCalls[0]).not.toHaveProperty('includedPrimaryTypes');
    expect(google.suggestionCalls[0]).toMatchObject({ includedRegionCodes: ['ae'] });
  });

  it('at a pin is asked in the language of the page, too', async () => {
    await (await finderIn({ ...SOFIA, locale: 'kk' })).at(VITOSHA_40, LASTING);
    expect(google.geocoderCalls).toEqual([{ location: VITOSHA_40, language: 'kk', region: 'bg' }]);
  });
});

it('a place that turns out to be elsewhere is not taken', async () => {
  const search = (await finderIn()).openSearch();
  const answer = await search.suggest('vitosha', LASTING);
  if (!answer.ok || !answer.value[0]) throw new Error('Nothing was suggested');
  google.manner = 'elsewhere';
  expect(await search.choose(answer.value[0], LASTING)).toEqual({
    ok: false,
    error: { kind: 'maps.failed' },
  });
});

it('a place that another service has named is nothing that Google is asked for', async () => {
  const place = listedPlace('osm', 'W1', VITOSHA_40);
  if (!place.ok) throw new Error('That is no place');
  await (await finderIn()).lookUp(place.value, LASTING);
  expect(google.detailsCalls).toEqual([]);
});

it('a part of Google’s that cannot be had fails as a whole', async () => {
  await expect(
    makeLoadGoogleFinder(() => Promise.reject(new Error('none')))(SOFIA),
  ).rejects.toThrow();
});
