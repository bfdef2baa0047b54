import type { ContentFile, FilePromotion } from './content-file.codec';
import type { ImportProblem } from './import-failure';
import type { Mention } from './mentions';
import { mentionsIn } from './mentions';
import { keysIn, repeated } from './repeated';

const LISTS = ['news', 'promotions', 'pages'] as const;

const checkDates = (promotions: readonly FilePromotion[]): ImportProblem[] =>
  promotions.flatMap(({ date_from, date_to }, index) =>
    date_to === null || date_from <= date_to
      ? []
      : [
          {
            path: `promotions[${String(index)}].date_to`,
            reason: `expected a day from ${date_from} on, got "${date_to}"`,
          },
        ],
  );

/** Returns what the codec cannot see: keys used twice, ends before beginnings. */
export const checkContent = (file: ContentFile): ImportProblem[] => [
  ...LISTS.flatMap((list) => [
    ...repeated(keysIn(list, file[list], 'chpu')),
    ...repeated(keysIn(list, file[list], 'id')),
  ]),
  ...checkDates(file.promotions),
];

/** The codes that promotions tell of, and the categories among whose dishes they are shown. */
export const contentMentions = ({ promotions }: ContentFile): Mention[] =>
  promotions.flatMap(({ promocode, categories }, index) => {
    const path = `promotions[${String(index)}]`;
    return [
      ...(promocode === null
        ? []
        : [{ path: `${path}.promocode`, kind: 'promo code' as const, key: promocode }]),
      ...mentionsIn(`${path}.categories`, 'section', categories ?? []),
    ];
  });
