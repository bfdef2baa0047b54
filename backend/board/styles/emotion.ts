import createEmotion from '@emotion/css/create-instance';

/** The content policy of the page lets in styles with this nonce alone. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export const { css, cx, keyframes, injectGlobal } = createEmotion({
  key: 'b',
  ...(nonce && { nonce }),
});
