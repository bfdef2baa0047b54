import { useEffect } from 'react';
import { useText } from '../text/use-text';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../application/store/root-reducer';
import { pageHead } from './page-head';

/** Keeps the window's title with the page as the customer moves through the shop. */
export const HeadKeeper = () => {
  const t = useText();
  const title = useSelector((state: ShopState) =>
    state.page.kind === 'loading' ? null : pageHead(state, t).title,
  );
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  return null;
};
