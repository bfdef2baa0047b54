import type { ElementType, Key, ReactElement } from 'react';
import { jsx } from './jsx-runtime';

export type { JSX } from './jsx-runtime';
export { Fragment } from './jsx-runtime';

/** What the compiler makes of an element while the shop is being worked on. */
export const jsxDEV = (
  type: ElementType,
  props: Readonly<Record<string, unknown>>,
  key?: Key,
): ReactElement => jsx(type, props, key);
