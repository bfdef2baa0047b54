import { gzipSync } from 'node:zlib';
import { readWeights } from '../scripts/lib/script-weights.mjs';

/** Gzipped bytes of the scripts that the menu page loads: until it works, and in all. */
export const scriptWeights = () => {
  const { menu, all } = readWeights();
  return { critical: menu, all };
};

/** Bytes of a page as sent without and with gzip. */
export const pageWeights = async (url) => {
  const html = await (await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })).text();
  return { plain: Buffer.byteLength(html), gzip: gzipSync(html, { level: 9 }).length };
};
