import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockChange, StockItem } from '../../../../contract/wire/staff-kitchen';
import { boardClient } from '../../api/board-client';

export type StockState = Pick<StockChange, 'state' | 'time'>;

interface Stock {
  /** Null until it is known. */
  readonly items: readonly StockItem[] | null;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  readonly change: (item: StockItem, to: StockState) => Promise<void>;
}

/** What the city has and what has run out, as the backend says after every change. */
export const useStock = (): Stock => {
  const { language } = useTranslation().i18n;
  const [items, setItems] = useState<Stock['items']>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    let hasLeft = false;
    void boardClient.call('showStock', { language }).then((answer) => {
      if (hasLeft) return;
      setHasFailed(!answer.ok);
      if (answer.ok) setItems(answer.value.items);
    });
    return () => {
      hasLeft = true;
    };
  }, [language]);

  const change = useCallback(
    async ({ kind, id }: StockItem, to: StockState): Promise<void> => {
      setIsBusy(true);
      const answer = await boardClient.call('changeStock', {
        body: { items: [{ kind, id }], ...to },
        language,
      });
      setIsBusy(false);
      setHasFailed(!answer.ok);
      if (answer.ok) setItems(answer.value.items);
    },
    [language],
  );

  return { items, hasFailed, isBusy, change };
};
