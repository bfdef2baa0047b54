import type { HexColour } from './colour';
import { contrastOf, mixed } from './colour';

export const COLOUR_SCHEMES = ['light', 'dark'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** The accent colour of a shop in each colour scheme. */
export type Accent = Readonly<Record<ColourScheme, HexColour>>;

/** Everything that is coloured with an accent, in one colour scheme. */
export interface AccentShades {
  readonly accent: HexColour;
  /** Under the pointer. */
  readonly strong: HexColour;
  /** As letters. */
  readonly text: HexColour;
  /** Behind letters, hardly coloured. */
  readonly surface: HexColour;
  /** Letters on the accent. */
  readonly onAccent: HexColour;
}

/** WCAG 2.2 for letters (1.4.3) and for what is not text (1.4.11). */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

const WHITE = '#ffffff';
const INK = '#1d1a17';

/** The grounds of a colour scheme that an accent stands on: those farthest from and nearest to it. */
const GROUNDS = {
  light: { ground: '#ffffff', nearest: '#ece7e0', towards: '#000000' },
  dark: { ground: '#171412', nearest: '#35302b', towards: '#ffffff' },
} as const;

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

const onAccentOf = (accent: HexColour): HexColour =>
  contrastOf(WHITE, accent) >= TEXT_CONTRAST ? WHITE : INK;

/** Derives all shades of an accent; each text of them is readable where the accent passes `accentFault`. */
export const shadesOf = (accent: HexColour, scheme: ColourScheme): AccentShades => {
  const { ground, nearest, towards } = GROUNDS[scheme];
  const surface = mixed(accent, ground, scheme === 'light' ? 0.91 : 0.82);
  const isReadable = (colour: HexColour): boolean =>
    [ground, nearest, surface].every((behind) => contrastOf(colour, behind) >= TEXT_CONTRAST);
  const text = STEPS.map((share) => mixed(accent, towards, share)).find(isReadable) ?? towards;
  const onAccent = onAccentOf(accent);
  // Away from the letters on it, so that these stay readable.
  const strong = mixed(accent, onAccent === WHITE ? '#000000' : WHITE, 0.16);
  return { accent, strong, text, surface, onAccent };
};

/** A contrast that an accent lacks. */
export interface AccentFault {
  readonly contrast: number;
  readonly needed: number;
  readonly against: HexColour;
}

/** The contrast that an accent lacks in a colour scheme; null where it has enough. */
export const accentFault = (accent: HexColour, scheme: ColourScheme): AccentFault | null => {
  const onAccent = onAccentOf(accent);
  const pairs = [
    { against: GROUNDS[scheme].ground, needed: SHAPE_CONTRAST },
    { against: onAccent, needed: TEXT_CONTRAST },
  ];
  const faults = pairs.map((pair) => ({ ...pair, contrast: contrastOf(accent, pair.against) }));
  return faults.find(({ contrast, needed }) => contrast < needed) ?? null;
};
