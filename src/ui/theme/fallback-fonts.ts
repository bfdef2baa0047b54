/**
 * How much wider Onest is than a font that customers have, in percent: its thinner weights and its
 * bolder ones. Measured over the texts of the shop.
 */
interface Widths {
  readonly regular: number;
  readonly bold: number;
}

/** A font that stands in for Onest until that arrives. */
interface Fallback {
  readonly family: string;
  /** The names that its files go by on a customer's device, the best first. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  readonly latin: Widths;
  readonly cyrillic: Widths;
}

/** Of the height of a letter, in percent: how far Onest reaches above the line and below it. */
const ASCENT = 97;
const DESCENT = 31;

const CYRILLIC_RANGE = 'U+0301,U+0400-052F,U+2116';

/* What Windows and Apple have, and Linux with Microsoft's widths; Android; most other Linux. */
const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Onest as Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    latin: { regular: 105, bold: 100.2 },
    cyrillic: { regular: 103, bold: 99.1 },
  },
  {
    family: 'Onest as Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    latin: { regular: 105.8, bold: 106.9 },
    cyrillic: { regular: 101.5, bold: 103.5 },
  },
  {
    family: 'Onest as DejaVu',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    latin: { regular: 92.6, bold: 84.1 },
    cyrillic: { regular: 89.7, bold: 84.4 },
  },
];

const percent = (value: number): string => `${String(Math.round(value * 100) / 100)}%`;

const face = (
  family: string,
  names: readonly string[],
  weights: string,
  width: number,
  range = '',
): string =>
  `@font-face{font-family:'${family}';font-weight:${weights};src:${names.map((name) => `local('${name}')`).join()};` +
  `size-adjust:${percent(width)};ascent-override:${percent((ASCENT / width) * 100)};` +
  `descent-override:${percent((DESCENT / width) * 100)};line-gap-override:0%${range && `;unicode-range:${range}`}}`;

const facesOf = ({ family, regular, bold, latin, cyrillic }: Fallback): string =>
  face(family, regular, '100 500', latin.regular) +
  face(family, bold, '600 900', latin.bold) +
  face(family, regular, '100 500', cyrillic.regular, CYRILLIC_RANGE) +
  face(family, bold, '600 900', cyrillic.bold, CYRILLIC_RANGE);

/**
 * The fonts that a page is read in before Onest arrives, each as large as takes up the room that
 * Onest will take: no line breaks elsewhere afterwards, and nothing moves.
 */
export const FALLBACK_FACES = FALLBACKS.map(facesOf).join('');

/** Their families, as they stand behind Onest in a list of fonts. */
export const FALLBACK_FAMILIES = FALLBACKS.map(({ family }) => `'${family}'`).join(', ');
