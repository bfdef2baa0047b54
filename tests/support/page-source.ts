import type { Answer } from './ask';

/** What robots read of a page's source, without a browser. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      plain(value),
    ]),
  );

/** Every tag of a name, as its attributes. */
export const tagsOf = (text: string, name: string): readonly Attributes[] =>
  [...text.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));

export interface LinksOfPage {
  readonly canonical: string | undefined;
  /** Language to address. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly prev: string | undefined;
  readonly next: string | undefined;
}

const languagesOf = (tags: readonly Attributes[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tags
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang = '', href = '' }) => [hreflang, href]),
  );

export const linksOf = ({ text }: Pick<Answer, 'text'>): LinksOfPage => {
  const links = tagsOf(text, 'link');
  const to = (wanted: string) => links.find(({ rel }) => rel === wanted)?.href;
  return {
    canonical: to('canonical'),
    alternates: languagesOf(links),
    prev: to('prev'),
    next: to('next'),
  };
};

/** The content of a meta tag, by its name or property. */
export const metaOf = ({ text }: Pick<Answer, 'text'>, wanted: string): string | undefined =>
  tagsOf(text, 'meta').find(({ name, property }) => name === wanted || property === wanted)
    ?.content;

export interface ListedUrl {
  readonly address: string;
  readonly changedAt: string | null;
  readonly alternates: Readonly<Record<string, string>>;
}

const elementOf = (xml: string, name: string): string | null => {
  const [, content] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return content === undefined ? null : plain(content);
};

/** The entries of a list of pages. */
export const urlsOf = ({ text }: Pick<Answer, 'text'>): readonly ListedUrl[] =>
  [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    address: elementOf(url, 'loc') ?? '',
    changedAt: elementOf(url, 'lastmod'),
    alternates: languagesOf(tagsOf(url, 'xhtml:link')),
  }));

type Things = readonly Readonly<Record<string, unknown>>[];

/** What a page tells in the words of schema.org; none when it tells nothing. */
export const thingsOf = ({ text }: Pick<Answer, 'text'>): Things => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script/s.exec(text) ?? [];
  // A page's own data, in the shape that the tests are about.
  return json === undefined ? [] : (JSON.parse(json) as { '@graph': Things })['@graph'];
};

/** Every text inside a value that stands under one of these names. */
export const textsUnder = (value: unknown, names: readonly string[]): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => textsUnder(entry, names));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    names.includes(name) && typeof entry === 'string' ? [entry] : textsUnder(entry, names),
  );
};
