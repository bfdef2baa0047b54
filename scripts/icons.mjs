import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { inProject } from './lib/project.mjs';

/**
 * Draws the icons of every look into `public`. To be run by hand after a change of the mark or of a
 * colour (`node scripts/icons.mjs`); the files are kept with the source, so that nobody needs it to
 * build. Names and sizes are those of src/ui/head/brand-files.ts.
 */
const LOOKS = { pizza: '#c8321b', sushi: '#0f6466', plain: '#2e2a27' };

/** A plate with a slice taken, in a square of 28. */
const MARK =
  '<path d="M14 1a13 13 0 1 0 13 13H14z"/><path d="M17.500 1.200v9.300h9.300a13 13 0 0 0-9.300-9.300z" opacity=".55"/>';

const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** On no ground, for tabs. */
const bareMark = (colour) => svg(28, 28, `<g fill="${colour}">${MARK}</g>`);

/** The mark on a coloured ground that fills everything; `share` is the part of the height it takes. */
const onGround = (colour, width, height, share) => {
  const scale = (height * share) / 28;
  const left = (width - 28 * scale) / 2;
  const top = (height - 28 * scale) / 2;
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${colour}"/>` +
      `<g fill="#fff" transform="translate(${left} ${top}) scale(${scale})">${MARK}</g>`,
  );
};

/** On a ground with round corners, for where nothing is cut off. */
const rounded = (colour) =>
  svg(
    28,
    28,
    `<rect width="28" height="28" rx="6" fill="${colour}"/>` +
      `<g fill="#fff" transform="translate(4.2 4.2) scale(.7)">${MARK}</g>`,
  );

/** Ink on the dark ground of a tab would not be seen. */
const markOf = (look, colour) => (look === 'plain' ? rounded(colour) : bareMark(colour));

const draw = (drawing, width, height, file) =>
  sharp(Buffer.from(drawing), { density: 1200 })
    .resize(width, height)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(inProject('public', file));

for (const [look, colour] of Object.entries(LOOKS)) {
  await writeFile(inProject('public', `icon-${look}.svg`), `${markOf(look, colour)}\n`);
  await draw(rounded(colour), 192, 192, `icon-${look}-192.png`);
  await draw(rounded(colour), 512, 512, `icon-${look}-512.png`);
  await draw(onGround(colour, 512, 512, 0.5), 512, 512, `icon-${look}-maskable.png`);
  await draw(onGround(colour, 180, 180, 0.66), 180, 180, `icon-${look}-touch.png`);
  await draw(onGround(colour, 1200, 630, 0.5), 1200, 630, `share-${look}.png`);
}
