import { useSelector } from 'react-redux';
import { selectItemCount } from '../../application/cart/cart-slice';
import { Icon } from '../components/icon';
import { factsOf } from '../navigation/routes';
import { useRoute } from '../navigation/located-route';
import { ShopLink } from '../navigation/shop-link';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { headerButton, headerFrame, headerRow } from './header-styles';
import { Logo } from './logo';
import { ProgressBar } from './progress-bar';

/** Returns whether only the logo and the way back stand around the page. */
export const useIsQuiet = (): boolean => factsOf(useRoute())?.isQuiet === true;

const frame = css(headerFrame, { borderBottom: '1px solid var(--line)' });

/** Of a page that nothing should lead away from: the way back to the cart, and whose shop it is. */
export const QuietHeader = () => {
  const t = useText();
  const count = useSelector(selectItemCount);
  return (
    <header className={frame}>
      <ProgressBar />
      <div className={headerRow}>
        <ShopLink
          className={headerButton}
          to="/cart"
          aria-label={count === 0 ? t('cart.title') : t('cart.withCount', { count })}
        >
          <Icon name="back" size={22} />
        </ShopLink>
        <Logo />
      </div>
    </header>
  );
};
