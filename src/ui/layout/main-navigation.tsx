import { useSelector } from 'react-redux';
import type { NavigationLink } from '../../application/navigation/navigation-selectors';
import { selectTopLinks } from '../../application/navigation/navigation-selectors';
import { useStaticBlock } from '../components/static-block';
import { useText } from '../text/use-text';
import { CAN_HOVER, HEADER_FROM_LARGE, HEADER_FROM_WIDE } from '../theme/media';
import type { HeaderRoom } from './header-room';
import { fromDesktop } from './header-styles';
import { linksInRow } from './links-in-row';
import { MoreMenu } from './more-menu';
import { NavigationAnchor } from '../navigation/navigation-anchor';
import { css } from '../theme/emotion';

const frame = css`
  ${fromDesktop};
  min-width: 0;
`;

const bar = css`
  display: flex;
`;

const list = css`
  display: flex;
  min-width: 0;
`;

/* Should its letters be wider than reckoned, a link ends in dots before anything overflows. */
const link = css`
  display: block;
  overflow: hidden;
  padding: 0 10px;
  border-radius: var(--radius-control);
  font-weight: 500;
  line-height: var(--touch);
  text-overflow: ellipsis;
  white-space: nowrap;
  &:focus-visible {
    outline-offset: -3px;
  }
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-muted);
    }
  }
`;

const item = css`
  min-width: 0;
`;

const fromWide = css`
  ${item};
  display: none;
  ${HEADER_FROM_WIDE} {
    display: block;
  }
`;

const fromLarge = css`
  ${item};
  display: none;
  ${HEADER_FROM_LARGE} {
    display: block;
  }
`;

const MENU: NavigationLink['target'] = { kind: 'internal', path: '/products' };

interface MainNavigationProps {
  readonly room: HeaderRoom;
}

const MainLinks = ({ room }: MainNavigationProps) => {
  const t = useText();
  const top = useSelector(selectTopLinks);
  const links = [{ id: 0, name: t('frame.menu'), target: MENU }, ...top];
  const names = links.map(({ name }) => name);
  const desktop = linksInRow(names, room.desktop);
  const wide = linksInRow(names, room.wide);
  const large = linksInRow(names, room.large);
  const styleOf = (index: number): string =>
    index < desktop ? item : index < wide ? fromWide : fromLarge;
  return (
    <nav className={bar} aria-label={t('frame.main')}>
      <ul className={list}>
        {links.slice(0, large).map(({ id, name, target }, index) => (
          <li key={id} className={styleOf(index)}>
            <NavigationAnchor className={link} target={target}>
              {name}
            </NavigationAnchor>
          </li>
        ))}
      </ul>
      <MoreMenu links={links} shown={{ desktop, wide, large }} />
    </nav>
  );
};

/** The restaurant's links: as many in a row as the header has room for, the others below "More". */
export const MainNavigation = (props: MainNavigationProps) => (
  <div className={frame} {...useStaticBlock(MainLinks, props)} />
);
