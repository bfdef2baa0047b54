import type { ReactNode } from 'react';
import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';
import { container } from './container';

const main = css(container, {
  container: 'page / inline-size',
  flex: 1,
  // Even a short page fills the screen: a footer in sight would move while the rest of it arrives.
  minWidth: 0,
  minHeight: 'calc(100vh - var(--header) - var(--categories))',
  paddingTop: 16,
  [FROM_TABLET]: { paddingTop: 24 },
  paddingBottom: 64,
  // It takes the focus only to hand it on: a ring around the whole page would say nothing.
  outline: 'none',
});

export const MAIN_ID = 'main';

export const focusMain = (): void => document.getElementById(MAIN_ID)?.focus();

export const Main = ({ children }: { readonly children: ReactNode }) => (
  <main className={main} id={MAIN_ID} tabIndex={-1}>
    {children}
  </main>
);
