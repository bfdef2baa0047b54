import createEmotion from '@emotion/css/create-instance';

/** The id of the head's style element, which holds the rules of the page as the server wrote it. */
export const PAGE_STYLES = 'styles';

/** Classes and keyframes, as Emotion names them in rules. */
const NAME = /(?:\.s|animation)-([a-z0-9]+)/g;

/**
 * The shop's Emotion. Rules go out as they are written: browsers of ours need hardly any prefix, and
 * each would stand in every page. The content policy allows inline styles, so they need no nonce.
 */
export const { css, cx, keyframes, hydrate, cache } = createEmotion({
  key: 's',
  stylisPlugins: [],
});

if (typeof document !== 'undefined') {
  const rules = document.getElementById(PAGE_STYLES)?.textContent ?? '';
  hydrate([...rules.matchAll(NAME)].map(([, name = '']) => name));
}
