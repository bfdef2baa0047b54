import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/**
 * Styles of one page. They go out as they are written: the browsers we serve need hardly any prefix,
 * and each would stand in every page. The content policy allows inline styles, so they need no number.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 's', stylisPlugins: [] });
