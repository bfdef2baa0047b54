const HEX = /^#[0-9a-f]{6}$/i;

/** How much white a colour takes, so that it stands out from a dark ground as it does from a light one. */
const LIGHTENING = 0.4;

const lighter = (channel: number): number => Math.round(channel + (255 - channel) * LIGHTENING);

/** A zone's colour as it is on a dark ground; a colour that cannot be read stays as it is. */
export const tintOnDark = (colorHex: string): string => {
  if (!HEX.test(colorHex)) return colorHex;
  const channels = [1, 3, 5].map((from) => parseInt(colorHex.slice(from, from + 2), 16));
  return `rgb(${channels.map(lighter).join(' ')})`;
};
