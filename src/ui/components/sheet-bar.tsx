import type { ReactNode } from 'react';
import { FROM_TABLET } from '../theme/media';
import { useCoveredHeight } from '../hooks/use-covered-height';
import { css } from '../theme/emotion';
import { quietSheetButton, sheetButton } from './sheet-styles';
import { resting } from './resting';
import { wrappingRow } from '../theme/shared-styles';

interface SheetBarProps {
  /** What there is to say about what the buttons do; null where there never is anything. */
  readonly message: ReactNode;
  readonly children: ReactNode;
}

const bar = css({
  display: 'grid',
  gap: 4,
  [FROM_TABLET]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 16 },
});

/* Without messages, no space is reserved. */
const withoutMessage = css({ display: 'grid' });

const buttons = css(wrappingRow, { [FROM_TABLET]: { justifyContent: 'flex-end' } });

/** The end of a sheet: its buttons, above the keyboard of a phone, and a line reserved for a message. */
export const SheetBar = ({ message, children }: SheetBarProps) => {
  const covered = useCoveredHeight();
  return (
    <div className={message === null ? withoutMessage : bar} style={{ paddingBottom: covered }}>
      {message}
      <div className={buttons}>{children}</div>
    </div>
  );
};

interface OneButtonBarProps {
  readonly text: string;
  readonly onClick: () => void;
}

export const OneButtonBar = ({ text, onClick }: OneButtonBarProps) => (
  <SheetBar message={null}>
    <button type="button" className={sheetButton} onClick={onClick}>
      {text}
    </button>
  </SheetBar>
);

interface QuestionBarProps {
  readonly message?: ReactNode;
  readonly no: string;
  readonly onNo: () => void;
  readonly yes: string;
  readonly onYes: () => void;
  readonly isBusy?: boolean;
}

export const QuestionBar = ({
  message = null,
  no,
  onNo,
  yes,
  onYes,
  isBusy = false,
}: QuestionBarProps) => (
  <SheetBar message={message}>
    <button type="button" className={quietSheetButton} onClick={onNo}>
      {no}
    </button>
    <button type="button" className={sheetButton} {...resting(isBusy, onYes)}>
      {yes}
    </button>
  </SheetBar>
);
