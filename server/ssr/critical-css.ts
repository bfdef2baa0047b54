import createEmotionServer from '@emotion/server/create-instance';
import { cache } from '../../src/ui/theme/emotion';

const { extractCritical } = createEmotionServer(cache);

/** The rules of style that a piece of HTML needs beyond those already `sent`, to which they are added. */
export const criticalCss = (html: string, sent: Set<string>): string => {
  const missing = extractCritical(html).ids.filter((id) => !sent.has(id));
  missing.forEach((id) => sent.add(id));
  return missing.map((id) => cache.inserted[id]).join('');
};
