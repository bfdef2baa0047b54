import createEmotionServer from '@emotion/server/create-instance';
import { cache } from '../../src/ui/theme/emotion';

const { extractCritical } = createEmotionServer(cache);

const isStyle = (id: string): boolean => `${cache.key}-${id}` in cache.registered;

/** The rules of style that a piece of HTML needs beyond those already `sent`, to which they are added. */
export const criticalCss = (html: string, sent: Set<string>): string => {
  const take = (ids: readonly string[]): string => {
    ids.forEach((id) => sent.add(id));
    return ids.map((id) => cache.inserted[id]).join('');
  };
  const missing = extractCritical(html).ids.filter((id) => !sent.has(id));
  const styles = take(missing.filter(isStyle));
  // Keyframes have no class, so Emotion takes them for global styles, which every page needs.
  const isMentioned = (id: string): boolean => !isStyle(id) && styles.includes(`animation-${id}`);
  return styles + take(missing.filter(isMentioned));
};
