import type {
  AddressFinder,
  AddressSearch,
  FoundAddress,
  LoadAddressFinder,
  MapsFailure,
  StreetSuggestion,
} from '../../../src/application/ports/maps';
import { listedPlace, pinnedPlace, placeOf } from '../../../src/domain/address/place';
import type { Place } from '../../../src/domain/address/place';
import type { Result } from '../../../src/domain/result/result';
import type { Coordinates } from '../../../src/domain/zone/lng-lat';
import { isInArea } from '../../../src/infrastructure/maps/area-box';
import { metresBetween } from '../../../src/infrastructure/maps/metres-between';
import { ON_THE_MOUNTAIN, SOFIA, VITOSHA_40 } from './known-city';

export interface FinderUnderTest {
  readonly load: LoadAddressFinder;
  /** What the places of this finder are called by. */
  readonly placeId: RegExp;
}

/** How a service goes wrong: it refuses, it answers something else, or it does not answer. */
export type Trouble = 'refuses' | 'nonsense' | 'silence';

export interface ServiceUnderTest extends FinderUnderTest {
  readonly getInto: (trouble: Trouble | 'answers') => void;
}

const LASTING = new AbortController().signal;

const valueOf = <T>(result: Result<MapsFailure, T>): T => {
  if (!result.ok) throw new Error(`Nothing was found: ${result.error.kind}`);
  return result.value;
};

const placed = (made: Result<unknown, Place>): Place => {
  if (!made.ok) throw new Error('That is no place');
  return made.value;
};

const FAILED = { ok: false, error: { kind: 'maps.failed' } };
const ABORTED = { ok: false, error: { kind: 'maps.aborted' } };

const suggest = async (search: AddressSearch, text: string): Promise<readonly StreetSuggestion[]> =>
  valueOf(await search.suggest(text, LASTING));

const firstOf = async (search: AddressSearch, text: string): Promise<StreetSuggestion> => {
  const [first] = await suggest(search, text);
  if (!first) throw new Error(`Nothing was suggested for ${text}`);
  return first;
};

const chosenFor = async (finder: AddressFinder, text: string): Promise<FoundAddress> => {
  const search = finder.openSearch();
  return valueOf(await search.choose(await firstOf(search, text), LASTING));
};

/** What every finder of addresses owes to the shop, whichever map service is behind it. */
export const describeFinder = (
  name: string,
  prepare: () => Promise<FinderUnderTest> | FinderUnderTest,
): void => {
  describe(name, () => {
    let under: FinderUnderTest;
    let finder: AddressFinder;
    beforeEach(async () => {
      under = await prepare();
      finder = await under.load(SOFIA);
    });

    describe('suggests', () => {
      it.each([
        ['Latin letters', 'vitosh'],
        ['Cyrillic letters', 'витош'],
      ])('a street that is typed in %s', async (_, text) => {
        const suggestions = await suggest(finder.openSearch(), text);
        expect(suggestions.map(({ title }) => title)).toContain('Vitosha Blvd');
      });

      it('in the language of the page', async () => {
        const russian = await under.load({ ...SOFIA, locale: 'ru' });
        const { title } = await firstOf(russian.openSearch(), 'vitosha');
        expect(title).toBe('бул. Витоша');
      });

      it('at most eight streets', async () => {
        expect(await suggest(finder.openSearch(), 'al')).toHaveLength(8);
      });

      it('each street once, and where two have one name says which is which', async () => {
        const suggestions = await suggest(finder.openSearch(), 'al');
        const shown = suggestions.map(({ title, detail }) => `${title}, ${detail}`);
        expect(new Set(shown).size).toBe(shown.length);
      });

      it('nothing outside the box around the city', async () => {
        const search = finder.openSearch();
        const suggestions = await suggest(search, 'vitosha');
        expect(suggestions.length).toBeGreaterThan(0);
        for (const suggestion of suggestions) {
          const { place } = valueOf(await search.choose(suggestion, LASTING));
          expect(isInArea(SOFIA, place)).toBe(true);
        }
      });

      it('nothing for what no street is called', async () => {
        expect(await suggest(finder.openSearch(), 'xyzzyx')).toEqual([]);
      });
    });

    describe('keeps a house that is typed', () => {
      it.each(['Vitosha 40', 'Витоша 40'])('%s, which the map knows', async (text) => {
        const found = await chosenFor(finder, text);
        expect(found).toMatchObject({ street: 'Vitosha Blvd', house: '40' });
        expect(metresBetween(found.place, VITOSHA_40)).toBeLessThan(5);
      });

      it('and that the map does not know', async () => {
        const search = finder.openSearch();
        const suggestion = await firstOf(search, 'Vitosha 7');
        expect(suggestion.title).toBe('Vitosha Blvd 7');
        const found = valueOf(await search.choose(suggestion, LASTING));
        expect(found).toMatchObject({ street: 'Vitosha Blvd', house: '7' });
        expect(isInArea(SOFIA, found.place)).toBe(true);
      });

      it('so that two houses of a street are two places', async () => {
        const [seven, nine] = [
          await chosenFor(finder, 'Vitosha 7'),
          await chosenFor(finder, 'Vitosha 9'),
        ];
        expect(seven.place.id).not.toBe(nine.place.id);
      });

      it('and adds none where none is typed', async () => {
        expect(await chosenFor(finder, 'Vitosha')).toMatchObject({ house: '' });
      });
    });

    describe('names a place', () => {
      it('that it finds again by its name alone', async () => {
        for (const text of ['Vitosha', 'Vitosha 40', 'Vitosha 7']) {
          const found = await chosenFor(finder, text);
          expect(found.place.id).toMatch(under.placeId);
          const again = valueOf(await (await under.load(SOFIA)).lookUp(found.place, LASTING));
          expect(again).toEqual(found);
        }
      });

      it('and knows nothing of one that another service has named', async () => {
        const others = [
          placed(listedPlace('osm', 'W987654321', VITOSHA_40)),
          placed(listedPlace('city', 'atlantis/main-street', VITOSHA_40)),
          placed(placeOf({ id: 'ChIJunknown', ...VITOSHA_40 })),
        ];
        for (const other of others) {
          expect(await finder.lookUp(other, LASTING)).toEqual({ ok: true, value: null });
        }
      });

      it('and says of a pin what is there', async () => {
        const pin = placed(pinnedPlace(VITOSHA_40));
        expect(valueOf(await finder.lookUp(pin, LASTING))).toMatchObject({
          street: 'Vitosha Blvd',
          place: pin,
        });
      });
    });

    describe('says what is at a pin', () => {
      it('without moving it', async () => {
        const point: Coordinates = { lat: VITOSHA_40.lat + 0.0001, lng: VITOSHA_40.lng };
        const found = valueOf(await finder.at(point, LASTING));
        expect(found).toEqual({
          street: 'Vitosha Blvd',
          house: '40',
          place: placed(pinnedPlace(point)),
        });
      });

      it('and of which house only when it is next to it', async () => {
        const point: Coordinates = { lat: VITOSHA_40.lat + 0.0006, lng: VITOSHA_40.lng };
        const found = valueOf(await finder.at(point, LASTING));
        expect(found).toMatchObject({ street: 'Vitosha Blvd', house: '' });
      });

      it('and nothing where there is no street', async () => {
        expect(valueOf(await finder.at(ON_THE_MOUNTAIN, LASTING))).toBeNull();
      });
    });

    describe('never rejects', () => {
      it('but says that a call was given up before it began', async () => {
        const search = finder.openSearch();
        const suggestion = await firstOf(search, 'Vitosha');
        const { place } = await chosenFor(finder, 'Vitosha');
        const given = AbortSignal.abort();
        expect(await search.suggest('vitosha', given)).toEqual(ABORTED);
        expect(await search.choose(suggestion, given)).toEqual(ABORTED);
        expect(await finder.at(VITOSHA_40, given)).toEqual(ABORTED);
        expect(await finder.lookUp(place, given)).toEqual(ABORTED);
      });

      it('but says so of a suggestion that it has not made', async () => {
        const stranger: StreetSuggestion = { id: 'nowhere', title: 'Nowhere', detail: '' };
        expect(await finder.openSearch().choose(stranger, LASTING)).toEqual(FAILED);
      });
    });
  });
};

type Asking = (signal: AbortSignal) => Promise<Result<MapsFailure, unknown>>;

/** What a finder owes to the shop besides when there is a service somewhere that can go wrong. */
export const describeService = (
  name: string,
  prepare: () => Promise<ServiceUnderTest> | ServiceUnderTest,
): void => {
  describeFinder(name, prepare);

  describe(`${name}, when it does not work`, () => {
    /** A finder whose service has just got into trouble, and all that can be asked of it. */
    const inTrouble = async (trouble: Trouble): Promise<readonly Asking[]> => {
      const under = await prepare();
      const finder = await under.load(SOFIA);
      const search = finder.openSearch();
      const { place } = await chosenFor(finder, 'Vitosha');
      under.getInto(trouble);
      return [
        (signal) => search.suggest('vitosha', signal),
        (signal) => finder.at(VITOSHA_40, signal),
        (signal) => finder.lookUp(place, signal),
      ];
    };

    it.each(['refuses', 'nonsense'] as const)('says so: %s', async (trouble) => {
      for (const ask of await inTrouble(trouble)) expect(await ask(LASTING)).toEqual(FAILED);
    });

    it('is not waited for by whoever has given up', async () => {
      for (const ask of await inTrouble('silence')) {
        const patience = new AbortController();
        const answer = ask(patience.signal);
        patience.abort();
        expect(await answer).toEqual(ABORTED);
      }
    });

    it('is asked again as soon as it works', async () => {
      const under = await prepare();
      const search = (await under.load(SOFIA)).openSearch();
      under.getInto('refuses');
      expect(await search.suggest('vitosha', LASTING)).toEqual(FAILED);
      under.getInto('answers');
      expect((await firstOf(search, 'vitosha')).title).toBe('Vitosha Blvd');
    });
  });
};
