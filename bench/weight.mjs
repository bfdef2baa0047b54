import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from '../scripts/lib/project.mjs';

const gzipped = (content) => gzipSync(content, { level: 9 }).length;

const weigh = (addresses) =>
  [...new Set(addresses)].reduce(
    (sum, address) => sum + gzipped(readFileSync(inProject('dist/public', address))),
    0,
  );

/** Gzipped bytes of the scripts that the menu page loads: until it works, and in all. */
export const scriptWeights = () => {
  const { entry, chunks } = JSON.parse(readFileSync(inProject('dist/server/assets.json'), 'utf8'));
  const critical = [...entry, ...chunks['page-category'], ...chunks['first-words-en-shop-json']];
  return { critical: weigh(critical), all: weigh([...critical, ...chunks.core]) };
};

/** Bytes of a page as sent without and with gzip. */
export const pageWeights = async (url) => {
  const html = await (await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })).text();
  return { plain: Buffer.byteLength(html), gzip: gzipped(html) };
};
