import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/** Styles of one page; `nonce` lets the browser's content policy accept them. */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 's', ...(nonce === undefined ? {} : { nonce }) });
