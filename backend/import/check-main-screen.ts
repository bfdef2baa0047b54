import { externalAddress } from '../../src/domain/navigation/external-address';
import type { ImportProblem } from './import-failure';
import type { MenuFile } from './menu-file.codec';
import type { Mention } from './mentions';
import { slugsOf, unknownKeys } from './unknown-keys';

type BannerLink = MenuFile['mainscreen']['banners'][number]['link'];

/** Returns what is wrong with where a banner leads, by the field; null where nothing is. */
const linkProblem = (
  { type, chpu, url }: BannerLink,
  known: Readonly<Record<string, ReadonlySet<string>>>,
): readonly [field: string, reason: string] | null => {
  if (type === 'url')
    return externalAddress(url ?? '') === null
      ? ['url', 'expected an address such as "https://example.com"']
      : null;
  if (chpu === null) return ['chpu', `expected the address part of a ${type}`];
  return known[type]?.has(chpu) === false ? ['chpu', `there is no ${type} "${chpu}"`] : null;
};

/** Banners that lead nowhere, and dishes of the home page that the menu does not have. */
export const checkMainScreen = ({
  mainscreen,
  categories,
  products,
}: MenuFile): ImportProblem[] => {
  const known = { category: slugsOf(categories), product: slugsOf(products) };
  return [
    ...unknownKeys('mainscreen.hits', mainscreen.hits, known.product, 'product'),
    ...unknownKeys('mainscreen.new', mainscreen.new, known.product, 'product'),
    ...mainscreen.banners.flatMap(({ link }, index) => {
      const problem = linkProblem(link, known);
      if (!problem) return [];
      const [field, reason] = problem;
      return [{ path: `mainscreen.banners[${String(index)}].link.${field}`, reason }];
    }),
  ];
};

/** Returns what banners lead to that comes with another file. */
export const mainScreenMentions = ({ mainscreen }: MenuFile): Mention[] =>
  mainscreen.banners.flatMap(({ link: { type, chpu } }, index) =>
    chpu !== null && (type === 'promotion' || type === 'news' || type === 'page')
      ? [{ path: `mainscreen.banners[${String(index)}].link.chpu`, kind: type, key: chpu }]
      : [],
  );
