/** A colour as `#rrggbb`: nothing else of a style sheet fits into it. */
export type HexColour = `#${string}`;

export const isHexColour = (text: string): text is HexColour => /^#[0-9a-f]{6}$/i.test(text);

type Channels = readonly [number, number, number];

const channelsOf = (colour: HexColour): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** Mixes two colours; `share` is the part of the second, from 0 to 1. */
export const mixed = (first: HexColour, second: HexColour, share: number): HexColour => {
  const [red, green, blue] = channelsOf(second);
  const [r, g, b] = channelsOf(first);
  const mix = (a: number, z: number): string => hex(a + (z - a) * share);
  return `#${mix(r, red)}${mix(g, green)}${mix(b, blue)}`;
};

/** Relative luminance as WCAG 2.2 defines it, from 0 (black) to 1 (white). */
const luminanceOf = (colour: HexColour): number => {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Contrast ratio of two colours as WCAG 2.2 defines it, from 1 to 21. */
export const contrastOf = (one: HexColour, other: HexColour): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
