import type { NavigationLink } from '../../application/navigation/navigation-selectors';
import { Disclosure } from '../components/disclosure';
import { longMenuLink } from '../components/menu-link-styles';
import { useText } from '../text/use-text';
import { HEADER_FROM_LARGE, HEADER_FROM_WIDE } from '../theme/media';
import type { HeaderRoom } from './header-room';
import { NavigationAnchor } from '../navigation/navigation-anchor';
import { css } from '../theme/emotion';

const always = css`
  flex: none;
`;

const belowWide = css`
  flex: none;
  ${HEADER_FROM_WIDE} {
    display: none;
  }
`;

const belowLarge = css`
  flex: none;
  ${HEADER_FROM_LARGE} {
    display: none;
  }
`;

interface MoreMenuProps {
  readonly links: readonly NavigationLink[];
  /** How many of them stand in the row beside, at each width. */
  readonly shown: HeaderRoom;
}

/** The links that the row beside has no room for; not there where it has room for all. */
export const MoreMenu = ({ links, shown }: MoreMenuProps) => {
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
