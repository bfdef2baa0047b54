import type { ElementType, JSX as ReactJsx, Key, ReactElement } from 'react';
import * as react from 'react/jsx-runtime';
import type { Styles } from './style-sheet';
import { classOf } from './style-sheet';

export { Fragment } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>>;

/**
 * Our styles are static, so an element needs nothing of them but a class: written here when it is
 * made. Emotion's own runtime puts two components and two contexts around each styled element, which
 * a menu of sixty dishes has a thousand of.
 */
const dressed = (props: Props): Props => {
  if (!('css' in props)) return props;
  const own: Record<string, unknown> = {};
  for (const name in props) if (name !== 'css') own[name] = props[name];
  // The types below allow nothing else there.
  const styles = props.css as Styles | undefined;
  if (styles) own.className = classOf(styles);
  return own;
};

/** What the compiler makes of an element with one child or none. */
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  react.jsx(type, dressed(props), key);

/** What the compiler makes of an element with several children. */
export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement =>
  react.jsxs(type, dressed(props), key);

type Dressable<P> = 'className' extends keyof P ? { readonly css?: Styles | undefined } : unknown;

/** The types of elements, for the compiler, which looks for them under this name. */
// oxlint-disable-next-line typescript/no-namespace -- the compiler's own convention
export declare namespace JSX {
  type ElementType = ReactJsx.ElementType;
  type Element = ReactJsx.Element;
  type ElementClass = ReactJsx.ElementClass;
  type ElementAttributesProperty = ReactJsx.ElementAttributesProperty;
  type ElementChildrenAttribute = ReactJsx.ElementChildrenAttribute;
  type IntrinsicAttributes = ReactJsx.IntrinsicAttributes;
  type IntrinsicClassAttributes<T> = ReactJsx.IntrinsicClassAttributes<T>;
  type LibraryManagedAttributes<C, P> = Dressable<P> & ReactJsx.LibraryManagedAttributes<C, P>;
  type IntrinsicElements = {
    [K in keyof ReactJsx.IntrinsicElements]: ReactJsx.IntrinsicElements[K] & {
      readonly css?: Styles | undefined;
    };
  };
}
