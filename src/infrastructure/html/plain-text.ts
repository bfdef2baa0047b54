import { firstCharacters } from '../../domain/text/characters';

/** Longest beginning of a text that a list shows, in characters. */
const SUMMARY_LENGTH = 160;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/**
 * The words of HTML without its tags. What comes out is text and has to be shown as text: it may
 * still hold what looks like a tag.
 */
const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?])/g, '$1')
    .trim();

/** Of a later part of the text; among its sentences it would read as one of them. */
const HEADINGS = /<(h[1-6])\b[^>]*>.*?<\/\1\s*>/gis;

/** The beginning of a text, cut between two words; inside one that takes most of it. */
export const summaryOf = (html: string): string => {
  const text = plainText(html.replace(HEADINGS, ' '));
  const cut = firstCharacters(text, SUMMARY_LENGTH);
  if (cut === text) return text;
  const space = cut.lastIndexOf(' ');
  const beginning = space > cut.length / 2 ? cut.slice(0, space) : cut;
  return `${beginning.replace(/[.,:;]$/, '')}…`;
};
