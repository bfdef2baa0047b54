import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';
import type { LaterParts } from '../ui/app/later-parts';
import { LaterPartsContext } from '../ui/app/later-parts';

interface PartsArrivingProps {
  /** Never fails: parts that cannot be had do not come. */
  readonly arrival: Promise<LaterParts | null>;
  readonly children: ReactNode;
}

/** Hands the later parts of the page down once they are there. */
export const PartsArriving = ({ arrival, children }: PartsArrivingProps) => {
  const [parts, setParts] = useState<LaterParts | null>(null);
  useEffect(() => {
    void arrival.then((arrived) => {
      // The page may still be coming alive, in small steps.
      startTransition(() => {
        setParts(arrived);
      });
    });
  }, [arrival]);
  return <LaterPartsContext value={parts}>{children}</LaterPartsContext>;
};
