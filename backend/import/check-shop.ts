import { COLOUR_SCHEMES, accentFault } from '../../src/domain/branding/accent';
import { CITY_PLACE, TITLED_PAGES } from '../../src/domain/branding/branding';
import type { ShopFile } from '../shop/shop-file.codec';
import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';

const figure = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

/** Colours on which nothing could be read. */
const checkAccent = ({ accent }: ShopFile): ImportProblem[] =>
  COLOUR_SCHEMES.flatMap((scheme) => {
    const fault = accent && accentFault(accent[scheme], scheme);
    if (!fault) return [];
    const { contrast, needed, against } = fault;
    const reason = `the contrast with ${against} is ${figure(contrast)}:1, at least ${String(needed)}:1 is needed`;
    return [{ path: `accent.${scheme}`, reason }];
  });

/** Braces that stand for nothing are shown as they are. */
const checkTitles = ({ titles }: ShopFile): ImportProblem[] =>
  TITLED_PAGES.flatMap((page) =>
    (['title', 'description'] as const).flatMap((field) =>
      Object.entries(titles?.[page]?.[field] ?? {}).flatMap(([locale, text]) =>
        /[{}]/.test(text.replaceAll(CITY_PLACE, ''))
          ? [
              warning(
                `titles.${page}.${field}.${locale}`,
                `only ${CITY_PLACE} stands for something else`,
              ),
            ]
          : [],
      ),
    ),
  );

/** What the codec cannot see: colours that nobody could read. */
export const checkShop = (file: ShopFile): ImportProblem[] => [
  ...checkAccent(file),
  ...checkTitles(file),
];
