import { decodeListing } from '../../../src/infrastructure/catalogue/listing.codec';
import { decodeMainScreen } from '../../../src/infrastructure/catalogue/main-screen.codec';
import { decodeProduct, decodeProducts } from '../../../src/infrastructure/catalogue/product.codec';
import type { Decode } from '../../../src/infrastructure/http/decoder';
import { seoOf } from '../../support/seo';
import { wireCard, wireProduct } from '../../support/wire';
import { EMPTY_SCREEN } from '../../support/menus';

const META = { current_page: 1, last_page: 3, per_page: 24, total: 60 };

const valueOf = <A>(decode: Decode<A>, answer: unknown): A => {
  const decoded = decode(answer, 2);
  if (!decoded.ok) throw new Error(decoded.error.join());
  return decoded.value;
};
/** As the HTTP client reads it: only this makes a `__proto__` that is a field of its own. */
const parsed = (json: string): unknown => JSON.parse(json);

describe('a dish', () => {
  it('has all its pictures once, the one of the lists first', () => {
    const picture = (name: string) => ({
      image_path: `/${name}.webp`,
      image_path_jpeg: `/${name}.jpeg`,
    });
    const read = (more: Parameters<typeof wireProduct>[0]) =>
      valueOf(decodeProduct, wireProduct(more)).pictures.map(({ webp }) => webp);
    const own = picture('own');
    expect(read({ ...own, images: [own, picture('close')] })).toEqual(['/own.webp', '/close.webp']);
    expect(read({ ...own, images: [picture('close')] })).toEqual(['/own.webp', '/close.webp']);
    expect(read(own)).toEqual(['/own.webp']);
    expect(read({ image_path: null, image_path_jpeg: null })).toEqual([]);
  });

  it('says for a list which allergens it has as it is offered, and for its page which are its own', () => {
    const answer = wireProduct({
      allergens: ['Gluten'],
      ingredients: [
        {
          id: 11,
          name: 'Cheese',
          default_qtt: 1,
          min: 0,
          max: 1,
          paid_goods: null,
          allergens: ['milk'],
        },
        {
          id: 12,
          name: 'Egg',
          default_qtt: 0,
          min: 0,
          max: 1,
          paid_goods: null,
          allergens: ['eggs'],
        },
      ],
      free_of_choice: {
        name: 'Sauce',
        required: false,
        options: [
          { id: 21, name: 'Soy', is_default: true, is_available: true, allergens: ['soy'] },
          { id: 22, name: 'Plain', is_default: false, is_available: true },
        ],
      },
    });
    const dish = valueOf(decodeProduct, answer);
    expect(dish.offeredAllergens).toEqual(['gluten', 'soy', 'milk']);
    expect(dish.allergens).toEqual(['Gluten']);
    expect(dish.choice?.options.map(({ allergens }) => allergens)).toEqual([['soy'], undefined]);
  });

  it('is read in full', () => {
    const answer = wireProduct({
      old_price: '14.50',
      labels: [{ code: 'hot', name: 'Hot' }],
      ingredients: [
        {
          id: 11,
          name: 'Olives',
          default_qtt: 1,
          min: 0,
          max: 3,
          paid_goods: { id: 311, price: '1.20' },
        },
      ],
      free_of_choice: {
        name: 'Crust',
        required: false,
        options: [{ id: 21, name: 'Thin', is_default: true, is_available: true }],
      },
      allergens: ['gluten'],
      nutrition: {
        kcal_100g: '266',
        protein_100g: 11,
        fat_100g: 10,
        carbs_100g: 33,
        kcal_portion: 1197,
      },
      seo: {
        h1: 'Margherita from the oven',
        tt: 'Margherita',
        ds: null,
        kw: 'pizza, basil',
        og_type: 'product',
        og_tt: 'A Margherita',
        og_ds: ' ',
      },
    });
    expect(valueOf(decodeProduct, answer)).toMatchObject({
      slug: 'margherita',
      price: 1290,
      oldPrice: 1450,
      labels: [{ code: 'hot', name: 'Hot' }],
      category: { id: 1, slug: 'pizza', name: 'Pizza' },
      ingredients: [
        {
          id: 11,
          name: 'Olives',
          defaultQuantity: 1,
          min: 0,
          max: 3,
          extraPrice: 120,
          allergens: [],
        },
      ],
      choice: { required: false, options: [{ id: 21, isDefault: true, isAvailable: true }] },
      needsChoice: false,
      nutrition: { kcal: 266, kcalPortion: 1197 },
      seo: {
        heading: 'Margherita from the oven',
        title: 'Margherita',
        keywords: 'pizza, basil',
        ogType: 'product',
        ogTitle: 'A Margherita',
      },
    });
  });

  it('does without what a backend may leave out', () => {
    expect(valueOf(decodeProduct, wireProduct())).toMatchObject({
      description: '',
      oldPrice: null,
      labels: [],
      needsChoice: false,
      unavailableReason: null,
      allergens: [],
      nutrition: null,
      seo: seoOf(),
    });
  });

  it('may carry fields and labels that nobody has heard of', () => {
    const answer = wireProduct({ spiciness: 3, labels: [{ code: 'moon', name: 'Moon', new: 1 }] });
    expect(valueOf(decodeProduct, answer)).not.toHaveProperty('spiciness');
    expect(valueOf(decodeProduct, answer).labels).toEqual([{ code: 'moon', name: 'Moon' }]);
  });

  it.each([
    ['can be had', {}, null],
    [
      'cannot be had, for a reason',
      { is_available: false, unavailable_reason: 'Sold out' },
      'Sold out',
    ],
    ['cannot be had, for no known reason', { is_available: false }, ''],
    ['can be had, with a reason left over', { is_available: true, unavailable_reason: 'x' }, null],
  ])('%s', (_what, more, reason) => {
    expect(valueOf(decodeProduct, wireProduct(more)).unavailableReason).toBe(reason);
  });

  it.each([
    ['price', NaN],
    ['price', 'cheap'],
    ['price', 1e300],
    ['amount', Infinity],
    ['id', 0],
    ['id', -1],
    ['id', 1.5],
    ['id', '5'],
    ['id', 2 ** 53],
    ['name', null],
    ['chpu', 7],
  ])('is refused by the name of the field: %s %p', (field, value) => {
    const decoded = decodeProduct(wireProduct({ [field]: value }), 2);
    expect(decoded).toEqual({
      ok: false,
      error: [expect.stringMatching(new RegExp(`(^|\\.)${field}$`))],
    });
  });

  it.each(['default_qtt', 'min', 'max'])('is refused with portions without end: %s', (field) => {
    const ingredient = { id: 11, name: 'Olives', default_qtt: 1, min: 0, max: 3, paid_goods: null };
    const answer = wireProduct({ ingredients: [{ ...ingredient, [field]: Infinity }] });
    expect(decodeProduct(answer, 2).ok).toBe(false);
  });

  it('spoils the list that it stands in, since a menu with a hole is no menu', () => {
    expect(decodeProducts([wireProduct(), wireProduct({ price: 'cheap' })], 2).ok).toBe(false);
  });
});

it.each([
  ['as many as the menu says', { persons: 3 }, 3],
  ['nobody where the menu says nothing', { persons: undefined }, 0],
  ['nobody where the menu says null', { persons: null }, 0],
])('a piece is for %s', (_what, more, persons) => {
  expect(decodeProduct(wireProduct(more), 2)).toMatchObject({ ok: true, value: { persons } });
});

describe('a name passes as it is', () => {
  it.each([
    '</script><script>window.__x=1</script>',
    '<!--<script>',
    'line\u2028separator and\u2029paragraph',
    '__proto__',
    'constructor',
    '{{name}} $t(evil) %s',
    'Пица „Маргарита“ 🍕',
    '\u202Eright to left',
    '',
  ])('%j', (name) => {
    expect(valueOf(decodeProduct, wireProduct({ name })).name).toBe(name);
  });
});

describe('a field called __proto__', () => {
  const answer = parsed(
    `{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}, ${JSON.stringify(
      wireProduct({ price: '12.90' }),
    ).slice(1)}`,
  );

  it('changes no other object', () => {
    expect(valueOf(decodeProduct, answer).price).toBe(1290);
    expect({}).not.toHaveProperty('isAdmin');
  });

  it('does not become part of the dish', () => {
    expect(valueOf(decodeProduct, answer)).not.toHaveProperty('isAdmin');
  });
});

describe('a listing', () => {
  it('is its dishes and where it stands', () => {
    const listing = valueOf(decodeListing, { goods: [wireCard()], promo: [], meta: META });
    expect(listing.products.map(({ id }) => id)).toEqual([5]);
    expect(listing.meta).toEqual({ currentPage: 1, lastPage: 3, perPage: 24, total: 60 });
  });

  it.each([null, undefined, -1])('with %p pages and none in all is one empty page', (last_page) => {
    const listing = decodeListing({ goods: [], meta: { ...META, last_page, total: 0 } }, 2);
    expect(listing).toMatchObject({ ok: true, value: { meta: { lastPage: 1, total: 0 } } });
  });

  it('knows of a dish that needs a choice', () => {
    const goods = [wireCard({ free_of_choice: { required: true, name: 'Sauce', options: [] } })];
    const [dish] = valueOf(decodeListing, { goods, meta: META }).products;
    expect(dish?.needsChoice).toBe(true);
  });
});

describe('the home page', () => {
  const banner = { id: 1, name: 'Summer', image_path: '/s.webp', image_path_jpeg: '/s.jpg' };

  it('may have nothing to show', () => {
    expect(valueOf(decodeMainScreen, {})).toEqual(EMPTY_SCREEN);
  });

  it.each(['category', 'product', 'promotion', 'news', 'page'])(
    'has a banner that leads to a %s, as the contract calls it',
    (type) => {
      const link = { type, chpu: 'ten' };
      const screen = valueOf(decodeMainScreen, { banners: [{ ...banner, link }] });
      expect(screen.banners[0]?.link).toEqual({ kind: type, slug: 'ten' });
    },
  );

  it.each([
    [
      'leads outside',
      { type: 'url', url: 'https://example.com/a' },
      { kind: 'external', address: 'https://example.com/a' },
    ],
    ['would run a script leads nowhere', { type: 'url', url: 'javascript:alert(1)' }, null],
    ['of a kind that nobody knows leads nowhere', { type: 'game', chpu: 'x' }, null],
    ['without an aim leads nowhere', { type: 'category' }, null],
    ['without a link leads nowhere', null, null],
  ])('has a banner that %s', (_what, link, expected) => {
    const screen = valueOf(decodeMainScreen, { banners: [{ ...banner, link }] });
    expect(screen.banners[0]?.link).toEqual(expected);
  });
});
