import type { CSSInterpolation, SerializedStyles } from '@emotion/serialize';
import { serializeStyles } from '@emotion/serialize';

/**
 * All of `@emotion/react` that the shop uses, which the browser's bundle takes in its place: the rest
 * of that package, its components and what they need, is in one piece with these two and would come
 * along. A test holds them against the originals, since classes must be named as on the server.
 */
export const css = (...parts: [TemplateStringsArray, ...CSSInterpolation[]]): SerializedStyles =>
  serializeStyles(parts);

interface Movement {
  readonly name: string;
  readonly styles: string;
  readonly anim: 1;
  toString(): string;
}

export const keyframes = (...parts: [TemplateStringsArray, ...CSSInterpolation[]]): Movement => {
  const steps = serializeStyles(parts);
  const name = `animation-${steps.name}`;
  const styles = `@keyframes ${name}{${steps.styles}}`;
  return { name, styles, anim: 1, toString: () => `_EMO_${name}_${styles}_EMO_` };
};
