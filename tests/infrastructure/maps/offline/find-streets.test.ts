import fc from 'fast-check';
import {
  findStreets,
  prepareStreets,
} from '../../../../src/infrastructure/maps/offline/find-streets';
import type { PreparedStreets } from '../../../../src/infrastructure/maps/offline/find-streets';
import type {
  Gazetteer,
  ListedStreet,
} from '../../../../src/infrastructure/maps/offline/gazetteer';
import { gazetteerOf } from '../../../../src/infrastructure/maps/offline/gazetteer';
import { LISTED_CITIES } from '../../../../src/infrastructure/maps/offline/load-gazetteer';
import { houseOfKey, spellingsOf } from '../../../../src/infrastructure/maps/letters';
import { streetName } from '../../../../src/infrastructure/maps/offline/street-name';

interface City {
  readonly list: Gazetteer;
  readonly prepared: PreparedStreets;
}

const cities = new Map<string, City>();
beforeAll(async () => {
  for (const { load } of LISTED_CITIES) {
    const list = gazetteerOf((await load()).default);
    cities.set(list.city, { list, prepared: prepareStreets(list) });
  }
});

const cityNamed = (name: string): City => {
  const city = cities.get(name);
  if (!city) throw new Error(`No list of ${name}`);
  return city;
};

/** Names and houses as the customer sees them. */
const foundIn = (city: string, text: string): readonly string[] =>
  findStreets(cityNamed(city).prepared, text).map(({ street, house }) =>
    [streetName(street, 'en'), house].filter((part) => part !== null).join(' '),
  );

const firstIn = (city: string, text: string): string | undefined => foundIn(city, text)[0];

describe('a street is found', () => {
  it.each([
    ['sofia', 'vitosha'],
    ['sofia', 'VITOSHA'],
    ['sofia', 'Витоша'],
    ['sofia', '  витоша '],
    ['sofia', 'бул. Витоша'],
    ['sofia', 'булевард витоша'],
    ['sofia', 'бульвар Витоша'],
    ['sofia', 'bul vitosha'],
    ['sofia', 'Vitosha blvd.'],
    ['sofia', 'bulevard vitosha'],
    ['sofia', 'ул. Витоша'],
    ['sofia', 'Vitosha str'],
    ['sofia', 'Витоша, София'],
    ['sofia', 'sofia vitosha'],
    ['sofia', 'витош'],
    ['sofia', 'Vítoshà'],
  ])('in %s as %j', (city, text) => {
    expect(firstIn(city, text)).toBe('Vitosha Blvd');
  });

  it.each([
    ['sofia', 'Александр Стамболийский', 'Aleksandar Stamboliyski Blvd'],
    ['sofia', 'Alexander Stamboliiski', 'Aleksandar Stamboliyski Blvd'],
    ['sofia', 'stamb alek', 'Aleksandar Stamboliyski Blvd'],
    ['sofia', 'Болгария', 'Bulgaria Blvd'],
    ['sofia', 'Balgaria', 'Bulgaria Blvd'],
    ['sofia', 'Khristo Smirnenski', 'Hristo Smirnenski Blvd'],
    ['sofia', 'tzarigradsko', 'Tsarigradsko shose Blvd'],
    ['sofia', 'Juri Venelin', undefined],
    ['varna', 'Juri Venelin', 'Yuriy Venelin St.'],
    ['plovdiv', 'Tsar Boris III', 'Tsar Boris III Blvd'],
    ['sofia', 'Opulchenska', 'Opalchenska St.'],
    ['sofia', 'Опылченска', 'Opalchenska St.'],
    ['sofia', 'Dzheyms Baucher', 'James Bourchier Blvd'],
    ['sofia', 'james', 'James Bourchier Blvd'],
    ['plovdiv', 'Съединение', 'Saedinenie St.'],
    ['plovdiv', 'Sedinenie', 'Saedinenie St.'],
    ['plovdiv', 'Шестое сентября', 'Shesti septemvri Blvd'],
    ['varna', '27 юли', '27-mi yuli St.'],
    ['varna', '27-ми юли', '27-mi yuli St.'],
    ['varna', '8 март', '8-mi mart St.'],
    ['dubai', 'Аль-Барша 1', 'Al Barsha 1'],
    ['dubai', 'albarsha 2', 'Al Barsha 2'],
    ['dubai', 'al badaa', "Al Bada'a"],
    ['dubai', 'Al Bada’a', "Al Bada'a"],
  ])('in %s as %j', (city, text, street) => {
    expect(firstIn(city, text)).toBe(street);
  });

  it('with others of its kind when only the kind is typed', () => {
    const found = foundIn('sofia', 'бул');
    expect(found).toHaveLength(8);
    expect(found.slice(1).every((name) => name.endsWith('Blvd'))).toBe(true);
    // Its name begins so.
    expect(found[0]).toBe('Bulair St.');
  });
});

it.each([
  ['whose name begins so', 'plovdiv', 'aleksandar', 'Aleksandar Batenberg St.'],
  ['of which it is a whole word', 'sofia', 'todor', 'Todor Kableshkov St.'],
  ['of which more of the name is typed', 'plovdiv', 'filip', 'Filip Totyu St.'],
])('a street comes first %s', (_, city, text, first) => {
  expect(firstIn(city, text)).toBe(first);
});

it.each([
  ['бул Ботев', 'Hristo Botev Blvd'],
  ['ул Ботев', 'Stefan Botev St.'],
])('of streets with one name the kind that is typed comes first: %s', (text, first) => {
  expect(firstIn('plovdiv', text)).toBe(first);
});

describe('a house beside the street', () => {
  it.each([
    ['sofia', 'Vitosha 15', 'Vitosha Blvd 15'],
    ['sofia', '15 Vitosha', 'Vitosha Blvd 15'],
    ['sofia', 'Витоша 15б', 'Vitosha Blvd 15b'],
    ['sofia', 'Витоша 15 Б', 'Vitosha Blvd 15b'],
    ['sofia', 'Витоша 15-б', 'Vitosha Blvd 15b'],
    ['sofia', 'Витоша №15', 'Vitosha Blvd 15'],
    ['sofia', 'ул. Витоша, дом 15', 'Vitosha Blvd 15'],
    ['sofia', 'Vitosha no. 15', 'Vitosha Blvd 15'],
    ['sofia', 'Vitosha 15/2', 'Vitosha Blvd 15/2'],
    ['sofia', 'Vitosha 15-17, Sofia', 'Vitosha Blvd 15-17'],
    ['varna', '8 март 3', '8-mi mart St. 3'],
    ['varna', '3-ти март 77', '3-ti mart Blvd 77'],
    ['varna', 'март 77', '3-ti mart Blvd 77'],
    ['dubai', 'business bay 12', 'Business Bay 12'],
    ['dubai', 'al barsha 1 5', 'Al Barsha 1 5'],
  ])('in %s is taken from %j', (city, text, expected) => {
    expect(foundIn(city, text)).toContain(expected);
  });

  it('is not what belongs to the name', () => {
    expect(foundIn('varna', '27 юли')).toEqual(['27-mi yuli St.']);
    expect(foundIn('dubai', 'Al Barsha 1')).not.toContain('Al Barsha 2 1');
  });

  it('makes no street by itself', () => {
    expect(foundIn('sofia', '15')).toEqual([]);
    expect(foundIn('sofia', 'ул 15')).toEqual([]);
  });
});

it.each(['', ' ', '.', '-', '№', 'xyzzyx', 'vitosha xyzzyx'])('nothing is found for %j', (text) => {
  expect(foundIn('sofia', text)).toEqual([]);
});

const aStreet = fc
  .tuple(fc.constantFrom('sofia', 'plovdiv', 'varna', 'dubai'), fc.nat())
  .map(([city, number]) => {
    const { streets } = cityNamed(city).list;
    const street = streets[number % streets.length];
    if (!street) throw new Error(`${city} has no streets`);
    return { city, street };
  });

const namesOf = ({ names: { bg, en, ru } }: ListedStreet): readonly string[] =>
  [bg, en, ru].filter((name) => name !== '');

const isAmong = (city: string, text: string, street: ListedStreet): boolean =>
  findStreets(cityNamed(city).prepared, text).some((found) => found.street === street);

describe('every street', () => {
  it('is found by its own name in each of its spellings', () => {
    fc.assert(
      fc.property(aStreet, fc.nat(), ({ city, street }, pick) => {
        for (const name of namesOf(street)) {
          const words = name
            .toLowerCase()
            .split(/[\s.-]+/)
            .filter((word) => word !== '');
          const respelt = words
            .map((word) => spellingsOf(word.replace(/['’]/g, '')))
            .map((spellings) => spellings[pick % spellings.length] ?? '')
            .join(' ');
          for (const text of [name, name.toUpperCase(), respelt]) {
            expect([text, isAmong(city, text, street)]).toEqual([text, true]);
          }
        }
      }),
    );
  });

  it.each(['en', 'ru', 'bg', 'kk', 'uk'])('is found by what it is called in %s', (locale) => {
    fc.assert(
      fc.property(aStreet, ({ city, street }) => {
        const text = streetName(street, locale);
        expect([text, isAmong(city, text, street)]).toEqual([text, true]);
      }),
    );
  });

  it('is found by its words in any order', () => {
    fc.assert(
      fc.property(
        aStreet.chain(({ city, street }) =>
          fc
            .constantFrom(...namesOf(street))
            .chain((name) =>
              fc.shuffledSubarray(name.split(' '), { minLength: name.split(' ').length }),
            )
            .map((words) => ({ city, street, text: words.join(' ') })),
        ),
        ({ city, street, text }) => {
          expect([text, isAmong(city, text, street)]).toEqual([text, true]);
        },
      ),
    );
  });

  it('is among the first eight by any beginning of three letters and more that few others have', () => {
    fc.assert(
      fc.property(aStreet, fc.nat(), ({ city, street }, more) => {
        const { list } = cityNamed(city);
        for (const name of namesOf(street)) {
          const text = name.slice(0, 3 + (more % name.length));
          // Others count when any word of theirs may be spelt so: the search knows no more than that.
          const [, ...others] = list.streets.filter((other) =>
            namesOf(other).some((its) => startsSo(its, text)),
          );
          if (others.length < 8 && /^\p{L}{3}/u.test(text)) {
            expect([text, isAmong(city, text, street)]).toEqual([text, true]);
          }
        }
      }),
    );
  });

  it('keeps whatever house is typed with it', () => {
    const house = fc
      .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('', 'а', 'Б', 'b', 'ж', '/2', '-3'))
      .map(([number, more]) => `${String(number)}${more}`);
    fc.assert(
      fc.property(aStreet, house, ({ city, street }, number) => {
        const name = streetName(street, 'bg');
        for (const text of [`${name} ${number}`, `${number} ${name}`]) {
          const found = findStreets(cityNamed(city).prepared, text).find(
            (each) => each.street === street,
          );
          expect([text, found && houseOfKey(found.house ?? '', true)]).toEqual([
            text,
            number.toUpperCase().replace('B', 'Б'),
          ]);
        }
      }),
    );
  });
});

const startsSo = (name: string, beginning: string): boolean => {
  const spelt = (text: string): readonly string[] =>
    text
      .toLowerCase()
      .split(/[\s.'-]+/)
      .filter((word) => word !== '')
      .flatMap((word) => spellingsOf(word));
  return spelt(beginning).some((typed) => spelt(name).some((word) => word.startsWith(typed)));
};

it('whatever is typed, at most eight streets are found, each once', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'автошул .15-/') }),
      ),
      (text) => {
        const found = findStreets(cityNamed('sofia').prepared, text);
        expect(found.length).toBeLessThanOrEqual(8);
        expect(new Set(found.map(({ street }) => street)).size).toBe(found.length);
      },
    ),
  );
});

it('a long text that somebody pasted is looked through at once', () => {
  expect(foundIn('sofia', 'а '.repeat(100_000))).toEqual([]);
  expect(foundIn('sofia', '1 а'.repeat(100_000))).toEqual([]);
});
