import * as t from 'io-ts';
import { Id, Key, Locales, NonEmpty, Slug, nullable, optional } from '../codec/wire-types';
import { Code, Day, Moment, Slugs } from '../content/content-codecs';
import { FilledLocalisedText, LocalisedSeo, LocalisedText } from '../i18n/localised-text';

const Article = {
  /** Wished for; an address part that is known already keeps the id it has. */
  id: optional(nullable(Id), null),
  chpu: Slug,
  name: FilledLocalisedText,
  text: LocalisedText,
  seo: optional(nullable(LocalisedSeo), null),
  hidden_in: optional(t.readonlyArray(Key), []),
};

const WithPicture = { ...Article, picture: optional(nullable(NonEmpty), null) };

const NewsItem = t.strict({ ...WithPicture, date: Moment });

const Promotion = t.strict({
  ...WithPicture,
  date_from: Day,
  date_to: optional(nullable(Day), null),
  promocode: optional(nullable(Code), null),
  categories: optional(nullable(Slugs), null),
});

const Page = t.strict(Article);

/** An import file with news, promotions and pages. */
export const ContentFile = t.strict({
  format: t.literal('content'),
  version: t.literal(1),
  locales: Locales,
  news: t.readonlyArray(NewsItem),
  promotions: t.readonlyArray(Promotion),
  pages: t.readonlyArray(Page),
});
export type ContentFile = t.TypeOf<typeof ContentFile>;
export type FileArticle = ContentFile['pages'][number];
export type FilePromotion = ContentFile['promotions'][number];
