import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderingChange, StaffOrdering } from '../../../../contract/wire/staff-kitchen';
import { boardClient } from '../../api/board-client';

interface OrderingOfCity {
  /** Null until it is known. */
  readonly now: StaffOrdering | null;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  readonly change: (change: OrderingChange) => Promise<void>;
}

/** Whether the city takes orders, as the backend says after every change. */
export const useOrdering = (): OrderingOfCity => {
  const { language } = useTranslation().i18n;
  const [now, setNow] = useState<StaffOrdering | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    let hasLeft = false;
    void boardClient.call('showOrdering', { language }).then((answer) => {
      if (hasLeft) return;
      setHasFailed(!answer.ok);
      if (answer.ok) setNow(answer.value);
    });
    return () => {
      hasLeft = true;
    };
  }, [language]);

  const change = useCallback(
    async (body: OrderingChange): Promise<void> => {
      setIsBusy(true);
      const answer = await boardClient.call('changeOrdering', { body, language });
      setIsBusy(false);
      setHasFailed(!answer.ok);
      if (answer.ok) setNow(answer.value);
    },
    [language],
  );

  return { now, hasFailed, isBusy, change };
};
