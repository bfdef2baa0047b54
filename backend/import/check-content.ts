import type { Texts } from '../texts/localised';
import type { ContentFile, FileArticle, FilePromotion } from './content-file.codec';
import type { ImportProblem } from './import-failure';
import { repeatedKeys } from './repeated-ids';

const LISTS = ['news', 'promotions', 'pages'] as const;

const missingLanguages = (
  path: string,
  texts: Texts,
  locales: readonly string[],
): ImportProblem[] =>
  locales
    .filter((locale) => (texts[locale] ?? '').trim() === '')
    .map((locale) => ({ path, reason: `there is no text in "${locale}"` }));

const checkTexts = (
  path: string,
  { name, text, seo }: Pick<FileArticle, 'name' | 'text' | 'seo'>,
  locales: readonly string[],
): ImportProblem[] => [
  ...missingLanguages(`${path}.name`, name, locales),
  ...missingLanguages(`${path}.text`, text, locales),
  ...Object.entries(seo ?? {}).flatMap(([key, texts]) =>
    missingLanguages(`${path}.seo.${key}`, texts, locales),
  ),
];

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

/** What the codec cannot see: keys used twice, languages that are missing, ends before beginnings. */
export const checkContent = (file: ContentFile): ImportProblem[] => [
  ...LISTS.flatMap((list) => {
    const articles: readonly Pick<FileArticle, 'id' | 'chpu' | 'name' | 'text' | 'seo'>[] =
      file[list];
    return [
      ...repeatedKeys(list, articles, ({ chpu }) => chpu),
      ...repeatedKeys(list, articles, ({ id }) => id),
      ...articles.flatMap((article, index) =>
        checkTexts(`${list}[${String(index)}]`, article, file.locales),
      ),
    ];
  }),
  ...checkDates(file.promotions),
];
