import type { KeyboardEvent } from 'react';
import type { Pixels } from './mercator';

export const wayOfKey = (key: string, step: number): Pixels | null => {
  switch (key) {
    case 'ArrowUp':
      return { x: 0, y: -step };
    case 'ArrowDown':
      return { x: 0, y: step };
    case 'ArrowLeft':
      return { x: -step, y: 0 };
    case 'ArrowRight':
      return { x: step, y: 0 };
    default:
      return null;
  }
};

export const zoomOfKey = (key: string): number => {
  if (key === '+' || key === '=') return 1;
  return key === '-' || key === '_' ? -1 : 0;
};

export const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;
