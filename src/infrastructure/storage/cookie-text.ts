import { attempt } from './attempt';

const bytesOf = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** Any text, in whatever script, in characters that a cookie may hold as they are: base64url of UTF-8. */
export const encodeText = (text: string): string =>
  btoa(bytesOf(text)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of such characters; null for characters that no text is written in. */
export const decodeText = (encoded: string): string | null =>
  attempt(() => {
    const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const text = decoder.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    return encodeText(text) === encoded ? text : null;
  }, null);
