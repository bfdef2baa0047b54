import type { Product } from '../../../domain/catalogue/product';
import { ShopLink } from '../../navigation/shop-link';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { CAN_HOVER } from '../../theme/media';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginBottom: 8,
  color: 'var(--text-soft)',
});

const item = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  // The sign between two places leads on, so it points the other way.
  svg: { margin: '0 2px', transform: 'rotate(-90deg)' },
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 'var(--touch)',
  minHeight: 'var(--touch)',
  [CAN_HOVER]: { '&:hover': { color: 'var(--accent-text)' } },
});

const here = css({ color: 'var(--text-faint)', overflowWrap: 'anywhere' });

export const Breadcrumbs = ({ product: { name, category } }: { readonly product: Product }) => {
  const t = useText();
  return (
    <nav aria-label={t('product.breadcrumbs')}>
      <ol className={list}>
        <li className={item}>
          <ShopLink className={link} to="/products">
            {t('frame.menu')}
          </ShopLink>
        </li>
        {category && (
          <li className={item}>
            <Icon name="chevron" size={16} />
            <ShopLink className={link} to={`/products/${category.slug}`}>
              {category.name}
            </ShopLink>
          </li>
        )}
        <li className={item}>
          <Icon name="chevron" size={16} />
          <span className={here} aria-current="page">
            {name}
          </span>
        </li>
      </ol>
    </nav>
  );
};
