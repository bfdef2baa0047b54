import type { Setup } from '../../application/setup/setup';

type BrandWord = 'name' | 'tagline';

/** Under which key the brand's words are; the white label has its own, whatever the brand. */
export const brandText = (
  { brand, isWhiteLabel }: Pick<Setup, 'brand' | 'isWhiteLabel'>,
  word: BrandWord,
): string => {
  if (isWhiteLabel) return `brand.whiteLabel.${word}`;
  return brand === 'sushi' ? `brand.sushi.${word}` : `brand.${word}`;
};
