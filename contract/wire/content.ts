import * as t from 'io-ts';
import { described, lenient, nullable, text, tolerant } from './codec';
import { Day, Moment, Name, Slug, ThingId } from './primitives';
import { Meta, Seo, picture } from './shared';

const article = {
  id: ThingId,
  chpu: Slug,
  name: Name,
  text: described(text(), 'Simple HTML, which a page has to make safe before it shows it'),
  seo: tolerant(Seo),
};

export const Page = t.type(article);
export type Page = t.TypeOf<typeof Page>;

export const NewsItem = t.type({ ...article, ...picture, date: Moment });
export type NewsItem = t.TypeOf<typeof NewsItem>;

export const Promotion = t.type({
  ...article,
  ...picture,
  date_from: lenient(Day),
  date_to: lenient(described(nullable(Day), 'The last day; null without an end')),
  promocode: tolerant(nullable(described(text(), 'In its normal form. Rules 9.1.'))),
  ended: tolerant(described(t.boolean, 'Its last day is over.')),
});
export type Promotion = t.TypeOf<typeof Promotion>;

export const NewsList = t.type({ data: t.readonlyArray(NewsItem), meta: lenient(Meta) });
export type NewsList = t.TypeOf<typeof NewsList>;
