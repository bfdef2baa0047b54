import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/**
 * Styles of one page; `nonce` lets the browser's content policy accept them. They go out as they are
 * written: the browsers we serve need hardly any prefix, and each would stand in every page.
 */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 's', stylisPlugins: [], ...(nonce === undefined ? {} : { nonce }) });
