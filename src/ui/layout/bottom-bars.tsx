import { LiveOrderSlot } from '../live-order/live-order-slot';
import { TALL_ENOUGH, WITHOUT_SCRIPTS } from '../theme/media';
import { heightAs } from '../components/height-as';
import { css } from '../theme/emotion';
import { WarningBar } from './warning-bar';

const bars = css({
  [TALL_ENOUGH]: {
    position: 'fixed',
    right: 0,
    bottom: 0,
    left: 0,
    zIndex: 25,
    [WITHOUT_SCRIPTS]: { position: 'sticky' },
  },
});

const raise = heightAs('--raised');

export const BottomBars = () => (
  <div ref={raise} className={bars}>
    <WarningBar />
    <LiveOrderSlot />
  </div>
);
