import type { MouseEvent, ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import type { Location, NavigateFunction } from 'react-router';
import { createPath, parsePath, useLocation, useNavigate } from 'react-router';

/** Leads on by a link that was pressed, unless it is for the browser to do so. */
export type Follow = (event: MouseEvent<HTMLAnchorElement>, href: string, state?: unknown) => void;

const FollowContext = createContext<Follow>(() => undefined);

/** Whether the browser would open the link in this window, and nobody has answered the press. */
const isForThisWindow = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  ['', '_self'].includes(event.currentTarget.target);

interface Whereabouts {
  readonly location: Location;
  readonly navigate: NavigateFunction;
}

/**
 * Answers the presses of all links of the shop. A menu has more than a hundred: here is looked once at
 * where the page is, and none of them has to be told when that changes.
 */
export const LinkFollower = ({ children }: { readonly children: ReactNode }) => {
  const location = useLocation();
  const navigate = useNavigate();
  const here = useRef<Whereabouts>({ location, navigate });
  useEffect(() => {
    here.current = { location, navigate };
  }, [location, navigate]);
  const follow = useMemo<Follow>(
    () => (event, href, state) => {
      if (!isForThisWindow(event)) return;
      event.preventDefault();
      const { location: at, navigate: lead } = here.current;
      // As browsers do: the address that one is at already makes no new step.
      const isHere = createPath(parsePath(href)) === createPath(at);
      void lead(href, { state, replace: isHere });
    },
    [],
  );
  return <FollowContext value={follow}>{children}</FollowContext>;
};

/** What a link calls when it was pressed. */
export const useFollow = (): Follow => useContext(FollowContext);
