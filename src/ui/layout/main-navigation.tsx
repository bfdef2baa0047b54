import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import { useSelector } from 'react-redux';
import { selectTopPages } from '../../application/navigation/navigation-selectors';
import { ShopLink } from '../app/shop-link';
import { CAN_HOVER } from '../theme/media';

const list = css`
  display: flex;
`;

const link = css`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  padding: 0 10px;
  border-radius: var(--radius-control);
  font-weight: 500;
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-muted);
    }
  }
`;

export const MainNavigation = () => {
  const t = useText();
  const pages = useSelector(selectTopPages);
  return (
    <nav aria-label={t('frame.main')}>
      <ul css={list}>
        <li>
          <ShopLink css={link} to="/products">
            {t('frame.menu')}
          </ShopLink>
        </li>
        {pages.map(({ id, name, path }) => (
          <li key={id}>
            <ShopLink css={link} to={path}>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
