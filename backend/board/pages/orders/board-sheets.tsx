import type { ReactNode } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/wire/staff';
import type { OrderId } from '../../../../src/domain/id/ids';
import { useBoard } from '../../orders/board-context';
import { Sheet } from '../../parts/sheet';
import { EndingForm } from './ending-sheet';
import { MoreSheet } from './more-sheet';
import type { EndingKind, Sheets } from './sheets-context';
import { SheetsContext } from './sheets-context';

type Open = { readonly id: OrderId; readonly kind: EndingKind | 'more' } | null;

interface BoardSheetsProps {
  readonly children: ReactNode;
}

/** The sheet of one order, above the board, about the order as it is now. */
export const BoardSheets = ({ children }: BoardSheetsProps) => {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [open, setOpen] = useState<Open>(null);
  const order = useBoard(({ orders }) => open && orders?.find(({ id }) => id === open.id));

  const sheets = useMemo(
    (): Sheets => ({
      openEnding: ({ id }, kind) => {
        setOpen({ id, kind });
      },
      openMore: ({ id }) => {
        setOpen({ id, kind: 'more' });
      },
    }),
    [],
  );

  useEffect(() => {
    if (order) {
      if (!sheet.current?.open) sheet.current?.showModal();
    } else sheet.current?.close();
  }, [order]);

  const close = (): void => {
    sheet.current?.close();
  };

  const contentOf = (one: StaffOrder, kind: EndingKind | 'more'): ReactNode =>
    kind === 'more' ? (
      <MoreSheet
        order={one}
        onDone={close}
        onCancel={() => {
          setOpen({ id: one.id, kind: 'cancel' });
        }}
      />
    ) : (
      <EndingForm key={kind} order={one} kind={kind} onDone={close} />
    );

  return (
    <SheetsContext value={sheets}>
      {children}
      <Sheet
        ref={sheet}
        titleId={titleId}
        title={order ? t('order.number', { number: order.number }) : ''}
        onClose={() => {
          setOpen(null);
        }}
      >
        {open && order && contentOf(order, open.kind)}
      </Sheet>
    </SheetsContext>
  );
};
