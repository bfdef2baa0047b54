import { css } from '@emotion/react';
import { useRef } from 'react';
import { LiveOrderSlot } from '../live-order/live-order-slot';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { useRaise } from './use-raise';
import { WarningBar } from './warning-bar';

const bars = css`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 25;
  ${WITHOUT_SCRIPTS} {
    position: sticky;
  }
`;

/** What keeps to the bottom of the screen on every page, one above the other; all else there makes room. */
export const BottomBars = () => {
  const element = useRef<HTMLDivElement>(null);
  useRaise(element);
  return (
    <div ref={element} css={bars}>
      <WarningBar />
      <LiveOrderSlot />
    </div>
  );
};
