import type { SyntheticEvent } from 'react';
import { useShopPath } from '../navigation/use-shop-path';
import { Icon } from '../components/icon';
import { useModalOpener } from '../hooks/use-modal-opener';
import { useText } from '../text/use-text';
import { headerButton } from './header-styles';

export const SearchButton = () => {
  const t = useText();
  const shopPath = useShopPath();
  const { onClick, ...coming } = useModalOpener('search');
  const open = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClick();
  };
  return (
    <form action={shopPath('/search')} onSubmit={open}>
      <button type="submit" className={headerButton} aria-label={t('frame.search')} {...coming}>
        <Icon name="search" size={22} />
      </button>
    </form>
  );
};
