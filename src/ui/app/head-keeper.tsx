import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../application/store/root-reducer';
import { pageHead } from './page-head';

/** Keeps the window's title with the page as the customer moves through the shop. */
export const HeadKeeper = () => {
  const { t } = useTranslation();
  const title = useSelector((state: ShopState) =>
    state.page.kind === 'loading' ? null : pageHead(state, t).title,
  );
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  return null;
};
