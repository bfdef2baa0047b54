import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

/** In which encodings a page is cached, the one that browsers like best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** In milliseconds: so old a page may be that stands in for one that fails. */
export const STALE_IF_ERROR_UNTIL = 30_000;

/** A page for all who ask for it, with nothing in it of the visitor it was rendered for. */
export interface SharedPage {
  readonly route: string;
  readonly locale: string;
  readonly status: number;
  readonly html: string;
  /** Of its own inline scripts, for the content policy. */
  readonly scriptHashes: string;
}

/** A page that was rendered for the visitors who wait for it. */
export interface RenderedPage {
  /** Null where each visitor needs one of their own. */
  readonly page: SharedPage | null;
  /** Whether it may go out to those who come later as well. */
  readonly isCacheable: boolean;
  readonly cityAddresses: readonly string[];
}

/** Renders a page for the response cache; `busy` where too many are rendered at once. */
export type RenderShared = (request: Request) => Promise<RenderedPage | 'busy'>;

/** A page as it goes out, however often. */
export interface CachedPage extends Omit<SharedPage, 'html'> {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** In bytes, in all its encodings. */
  readonly size: number;
}

/** Nearly as small as the best, in a tenth of its time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const SCRIPTS = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The same page for everybody: a nonce would be used more than once, so the page's own inline scripts
 * are allowed by their hashes. A script without the nonce is somebody else's, and stays forbidden.
 */
export const withoutNonce = (
  html: string,
  nonce: string,
): Pick<SharedPage, 'html' | 'scriptHashes'> => {
  const mark = ` nonce="${nonce}"`;
  const hashes = [...html.matchAll(SCRIPTS)]
    .filter(
      ([, attributes = '']) => attributes.includes(mark) && !/\b(?:src|type)=/.test(attributes),
    )
    .map(([, , script = '']) => hashOf(script));
  return { html: html.replaceAll(mark, ''), scriptHashes: [...new Set(hashes)].join(' ') };
};

/** Compresses a page once for all who get it. */
export const compressPage = async ({ html, ...page }: SharedPage): Promise<CachedPage> => {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, QUALITY),
    compressGzip(identity),
  ]);
  const bodies = { br, gzip: zipped, identity };
  return { ...page, bodies, size: br.length + zipped.length + identity.length };
};
