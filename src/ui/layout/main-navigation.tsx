import { useSelector } from 'react-redux';
import type { NavigationLink } from '../../application/navigation/navigation-selectors';
import { selectTopLinks } from '../../application/navigation/navigation-selectors';
import { useStaticBlock } from '../components/static-block';
import { useText } from '../i18n/use-text';
import { CAN_HOVER, HEADER_FROM_LARGE, HEADER_FROM_WIDE } from '../theme/media';
import type { HeaderRoom } from './header-room';
import { fromDesktop } from './header-styles';
import { linksInRow } from './links-in-row';
import { NavigationAnchor } from '../navigation/navigation-anchor';
import { css } from '../theme/emotion';
import { Disclosure } from '../components/disclosure';
import { longMenuLink } from '../components/menu-link-styles';
import { ellipsis } from '../theme/shared-styles';

const frame = css(fromDesktop, { minWidth: 0 });
const bar = css({ display: 'flex' });
const list = css({ display: 'flex', minWidth: 0 });

/* Should its letters be wider than reckoned, a link ends in dots before anything overflows. */
const link = css(ellipsis, {
  display: 'block',
  padding: '0 10px',
  borderRadius: 'var(--radius-control)',
  fontWeight: 500,
  lineHeight: 'var(--touch)',
  '&:focus-visible': { outlineOffset: -3 },
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
});

const item = css({ minWidth: 0 });
const fromWide = css(item, { display: 'none', [HEADER_FROM_WIDE]: { display: 'block' } });
const fromLarge = css(item, { display: 'none', [HEADER_FROM_LARGE]: { display: 'block' } });

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

const always = css({ flex: 'none' });
const belowWide = css({ flex: 'none', [HEADER_FROM_WIDE]: { display: 'none' } });
const belowLarge = css({ flex: 'none', [HEADER_FROM_LARGE]: { display: 'none' } });

interface MoreMenuProps {
  readonly links: readonly NavigationLink[];
  /** How many of them stand in the row beside, at each width. */
  readonly shown: HeaderRoom;
}

const MoreMenu = ({ links, shown }: MoreMenuProps) => {
  const t = useText();
  /** Up to which width something that stands at this place is missing from the row. */
  const styleOf = (index: number): string =>
    index >= shown.large ? always : index >= shown.wide ? belowLarge : belowWide;
  if (shown.desktop === links.length) return null;
  return (
    <div className={styleOf(links.length - 1)}>
      <Disclosure label={t('frame.more')} summary={t('frame.more')}>
        <ul>
          {links.slice(shown.desktop).map(({ id, name, target }, index) => (
            <li key={id} className={styleOf(shown.desktop + index)}>
              <NavigationAnchor className={longMenuLink} target={target}>
                {name}
              </NavigationAnchor>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
};

/** The restaurant's links: as many in a row as the header has room for, the others below "More". */
export const MainNavigation = (props: MainNavigationProps) => (
  <div className={frame} {...useStaticBlock(MainLinks, props)} />
);
