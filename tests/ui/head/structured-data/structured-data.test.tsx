import type { Action } from 'redux';
import {
  categoriesLoaded,
  listingLoaded,
  productLoaded,
} from '../../../../src/application/catalogue/catalogue-slice';
import { cityChosen } from '../../../../src/application/city/city-slice';
import {
  articleLoaded,
  newsItemLoaded,
  promotionLoaded,
} from '../../../../src/application/content/content-slice';
import { deliveryInfoLoaded } from '../../../../src/application/delivery/delivery-info-slice';
import { pageFailed, pageReady } from '../../../../src/application/navigation/page-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import type { Branch, City } from '../../../../src/domain/city/city';
import { money } from '../../../../src/domain/money/money';
import { locateRoute } from '../../../../src/ui/navigation/route-table';
import { structuredData } from '../../../../src/ui/head/structured-data/structured-data';
import { branch, closedOn, hoursOn, span } from '../../../domain/schedule/support';
import { moment } from '../../../domain/time/support';
import { cardOf, categoryOf, dishOf, ingredientOf } from '../../../support/dishes';
import { branchId } from '../../../support/ids';
import { EURO_AND_LEVA } from '../../../support/euro';
import { ARTICLE, SETTINGS } from '../../../support/menus';
import { LOCALES, SOFIA, shopStore, i18nOf } from '../../../support/render-shop';
import { termsOf } from '../../../support/zones';

type Things = readonly Readonly<Record<string, unknown>>[];

const dataOf = (address: string, ...actions: readonly Action[]) => {
  const { locale, route } = locateRoute(new URL(address, 'http://sofia.example'), LOCALES);
  const { store } = shopStore(locale, [pageReady(route), ...actions]);
  return structuredData(store.getState(), i18nOf(locale).t);
};

/** The things of a page as a search engine reads them. */
const thingsOf = (address: string, ...actions: readonly Action[]): Things => {
  const data = dataOf(address, ...actions);
  // Read as it was written, in the shape that the tests are about.
  return data === null ? [] : (JSON.parse(JSON.stringify(data)) as { '@graph': Things })['@graph'];
};

const oneOf = (type: string, things: Things) => {
  const found = things.filter((thing) => [thing['@type']].flat().includes(type));
  expect(found).toHaveLength(1);
  return found[0] ?? {};
};

const inCity = (more: Partial<City>): Action =>
  cityChosen({ current: { ...SOFIA, ...more }, all: [SOFIA] });

const VITOSHA: Branch = {
  id: branchId(7),
  street: 'Vitosha Blvd',
  house: '12',
  lat: 42.69,
  lng: 23.32,
  schedule: null,
};

describe('the restaurant', () => {
  it.each(['/', '/ru/contacts', '/delivery', '/about'])('is told of on %s', (address) => {
    expect(oneOf('Restaurant', thingsOf(address))).toMatchObject({
      name: 'Tavolino',
      telephone: '+359 2 400 10 20',
      hasMenu: `http://sofia.example${address.startsWith('/ru') ? '/ru' : ''}/products`,
      image: 'http://sofia.example/share-pizza.png',
      acceptsReservations: false,
      currenciesAccepted: 'BGN',
      areaServed: { '@type': 'City', name: 'Sofia' },
    });
  });

  it('is one for each branch, with its own address, place and hours', () => {
    const branches = [VITOSHA, { ...VITOSHA, id: branchId(8), street: 'Rakovski', lat: 42.7 }];
    const fromMap = thingsOf('/', inCity({ branches })).filter(
      (thing) => thing['@type'] === 'Restaurant',
    );
    expect(fromMap.map((thing) => thing['@id'])).toEqual([
      'http://sofia.example/#restaurant-7',
      'http://sofia.example/#restaurant-8',
    ]);
    expect(fromMap[1]).toMatchObject({
      address: {
        streetAddress: 'Rakovski 12',
        addressLocality: 'Sofia',
        addressCountry: 'BG',
      },
      geo: { latitude: 42.7, longitude: 23.32 },
    });
    expect(fromMap[0]).not.toHaveProperty('openingHoursSpecification');
  });

  it('says when it is open: past midnight, the whole day, and on special days', () => {
    const schedule = branch({
      workingHours: [
        span('11:00-22:30', [1, 2]),
        span('18:00-02:00', [5]),
        span('10:00-24:00', [6]),
        span('00:00-24:00', [7]),
        span('22:00-22:00', [5]),
      ],
      specialDays: [
        hoursOn('2026-12-25', '11:00-18:00'),
        closedOn('2026-12-25'),
        hoursOn('2026-12-31', '11:00-18:00'),
      ],
    });
    const restaurant = oneOf(
      'Restaurant',
      thingsOf('/contacts', inCity({ branches: [{ ...VITOSHA, schedule }] })),
    );
    const week = [restaurant.openingHoursSpecification].flat() as Things;
    expect(week.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
      [['Monday', 'Tuesday'], '11:00', '22:30'],
      [['Friday'], '18:00', '02:00'],
      [['Saturday'], '10:00', '23:59'],
      [['Sunday'], '00:00', '23:59'],
      // From Friday to Saturday.
      [['Friday'], '22:00', '21:59'],
    ]);
    const special = [restaurant.specialOpeningHoursSpecification].flat() as Things;
    expect(special.map(({ validFrom, opens, closes }) => [validFrom, opens, closes])).toEqual([
      ['2026-12-25', '00:00', '00:00'],
      ['2026-12-31', '11:00', '18:00'],
    ]);
  });

  it('serves the zones where it says where it delivers, and is found on its own profiles', () => {
    const social = { type: 'instagram', isMessenger: false, iconPath: null };
    const restaurant = oneOf(
      'Restaurant',
      thingsOf(
        '/delivery',
        deliveryInfoLoaded({
          zones: [termsOf(1, { name: 'Centre' })],
          payments: [],
        }),
        inCity({
          socials: [
            { ...social, link: 'https://instagram.com/tavolino' },
            { ...social, link: 'https://t.me/tavolino', isMessenger: true },
            { ...social, link: 'mailto:a@b.example' },
          ],
        }),
      ),
    );
    expect(restaurant.areaServed).toEqual([{ '@type': 'Place', name: 'Sofia, Centre' }]);
    expect(restaurant.sameAs).toEqual(['https://instagram.com/tavolino']);
  });
});

describe('the menu', () => {
  it('names its categories, each with its address in the language of the page', () => {
    expect(oneOf('Menu', thingsOf('/ru/products')).hasMenuSection).toEqual([
      {
        '@type': 'MenuSection',
        name: 'Pizza',
        url: 'http://sofia.example/ru/products/pizza',
      },
    ]);
  });

  const LISTING = listingLoaded({
    products: [
      cardOf(),
      cardOf({ id: 6, slug: 'white & red', price: money(900), unavailableReason: '' }),
    ],
    promos: [],
    meta: { currentPage: 1, lastPage: 2, perPage: 60, total: 61 },
  });

  it('of a category tells what each dish costs and whether it is to be had', () => {
    const section = oneOf('MenuSection', thingsOf('/products/pizza', LISTING));
    expect(section).toMatchObject({ name: 'Pizza', url: 'http://sofia.example/products/pizza' });
    const offers = ([section.hasMenuItem].flat() as Things).map(({ offers: offer }) => offer);
    expect(offers).toEqual([
      {
        '@type': 'Offer',
        price: '12.90',
        priceCurrency: 'BGN',
        availability: 'https://schema.org/InStock',
        url: 'http://sofia.example/product/margherita',
      },
      {
        '@type': 'Offer',
        price: '9.00',
        priceCurrency: 'BGN',
        availability: 'https://schema.org/OutOfStock',
        url: 'http://sofia.example/product/white%20%26%20red',
      },
    ]);
  });

  it.each(['/products/pizza?page=2', '/products/pizza?filter=3'])(
    'is not told of twice: %s is a part of what the category’s first page tells',
    (address) => {
      const types = thingsOf(address, LISTING).map((thing) => thing['@type']);
      expect(types).toEqual(['BreadcrumbList']);
    },
  );
});

describe('a dish', () => {
  const settings = settingsLoaded({ ...SETTINGS, ...EURO_AND_LEVA });
  const fromMap = (more: Parameters<typeof dishOf>[0]) =>
    oneOf('Product', thingsOf('/product/margherita', settings, productLoaded(dishOf(more))));

  it('is a dish of the menu and a product with its price in euro alone, picture and nutrition', () => {
    const nutrition = { kcal: 250, protein: 10.5, fat: 9, carbohydrates: 31, kcalPortion: 1050 };
    const dish = fromMap({ nutrition });
    expect(JSON.stringify(dish)).not.toMatch(/BGN|лв/);
    expect(dish).toMatchObject({
      '@type': ['Product', 'MenuItem'],
      name: 'Margherita',
      description: 'Tomato, mozzarella, basil',
      image: 'http://sofia.example/media/5.jpeg',
      offers: { price: '12.90', priceCurrency: 'EUR' },
      nutrition: { servingSize: '100 g', calories: '250 kcal', proteinContent: '10.5 g' },
    });
  });

  const IS_VEGETARIAN = 'https://schema.org/VegetarianDiet';
  const LABEL = { code: 'vegetarian', name: 'Vegetarian' };

  it.each<[string, Parameters<typeof dishOf>[0], string | undefined]>([
    ['on the restaurant’s word', { labels: [LABEL], allergens: ['milk'] }, IS_VEGETARIAN],
    ['not without it', { allergens: ['milk'] }, undefined],
    ['not with fish in it', { labels: [LABEL], allergens: ['fish'] }, undefined],
    [
      'not with an ingredient of shellfish',
      {
        labels: [LABEL],
        ingredients: [ingredientOf({ defaultQuantity: 1, allergens: ['crustaceans'] })],
      },
      undefined,
    ],
  ])('is vegetarian %s', (_, dish, diet) => {
    expect(fromMap(dish).suitableForDiet).toBe(diet);
  });

  it('never promises that anything is not in it', () => {
    expect(JSON.stringify(fromMap({ allergens: [] }))).not.toMatch(/free|GlutenFree|LowLactose/i);
  });
});

describe('the way to a page', () => {
  const HOT = categoryOf({ subcategories: [{ id: 11, slug: 'hot', name: 'Hot' }] });
  const NEWS = newsItemLoaded({
    ...ARTICLE,
    slug: 'oven',
    name: 'Oven',
    picture: null,
    publishedAt: moment('2026-06-01T21:30Z'),
  });

  it.each<[string, string[], Action[]]>([
    ['/products/pizza', ['/', '/products', '/products/pizza'], []],
    [
      '/products/pizza/hot',
      ['/', '/products', '/products/pizza', '/products/pizza/hot'],
      [categoriesLoaded([HOT])],
    ],
    [
      '/ru/product/margherita',
      ['/ru', '/ru/products', '/ru/products/pizza', '/ru/product/margherita'],
      [productLoaded(dishOf())],
    ],
    [
      '/product/sauce',
      ['/', '/products', '/product/sauce'],
      [productLoaded(dishOf({ category: null }))],
    ],
    ['/news/oven', ['/', '/news', '/news/oven'], [NEWS]],
    ['/page/about', ['/', '/about'], [articleLoaded(ARTICLE)]],
    ['/page/privacy', ['/', '/page/privacy'], [articleLoaded(ARTICLE)]],
  ])('%s goes by %j', (address, paths, actions) => {
    const { itemListElement } = oneOf('BreadcrumbList', thingsOf(address, ...actions));
    const steps = [itemListElement].flat() as Things;
    expect(steps.map(({ item }) => item)).toEqual(
      paths.map((path) => `http://sofia.example${path}`),
    );
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  });
});

describe('what the restaurant writes', () => {
  const STORY = {
    ...ARTICLE,
    slug: 'story',
    name: 'x'.repeat(200),
    picture: { webp: '/a.webp', jpeg: '/a.jpeg' },
  };

  it('is news, with its day by the clocks of the city', () => {
    const publishedAt = moment('2026-06-01T21:30:00Z');
    const article = oneOf(
      'NewsArticle',
      thingsOf('/news/story', newsItemLoaded({ ...STORY, publishedAt })),
    );
    expect(article).toMatchObject({
      datePublished: '2026-06-02T00:30:00+03:00',
      headline: 'x'.repeat(110),
      image: 'http://sofia.example/a.jpeg',
      publisher: { '@type': 'Organization', name: 'Tavolino' },
    });
  });

  it('offers nothing in a promotion, whose worth depends on the cart', () => {
    const things = thingsOf(
      '/promo/story',
      promotionLoaded({ ...STORY, from: null, to: null, promoCode: null, hasEnded: false }),
    );
    expect(things.map((thing) => thing['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
    expect(JSON.stringify(things)).not.toContain('Offer');
  });
});

describe('nothing is told', () => {
  it.each(['/cart', '/search?query=soup', '/favorite', '/news', '/promo'])('on %s', (address) => {
    expect(dataOf(address)).toBeNull();
  });

  it('of a page that failed, or in no city', () => {
    expect(dataOf('/', pageFailed({ route: { name: 'home' }, status: 503 }))).toBeNull();
    expect(dataOf('/', cityChosen({ current: null, all: [] }))).toBeNull();
  });
});
