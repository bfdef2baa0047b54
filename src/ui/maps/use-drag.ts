import type { PointerEvent } from 'react';
import { useRef, useState } from 'react';
import type { Pixels } from './mercator';

interface Drag {
  /** How far it has been dragged; null while it rests. */
  readonly way: Pixels | null;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

/** In pixels: a press whose finger trembles is no drag. */
const TREMBLING = 4;

/** Lets an element be dragged by mouse, pen or finger, and tells how far once it is let go. */
export const useDrag = (onDragged: (way: Pixels) => void): Drag => {
  const from = useRef<Pixels | null>(null);
  const [way, setWay] = useState<Pixels | null>(null);
  const wayOf = ({ clientX, clientY }: PointerEvent): Pixels | null =>
    from.current && { x: clientX - from.current.x, y: clientY - from.current.y };
  const rest = (): void => {
    from.current = null;
    setWay(null);
  };
  return {
    way,
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const moved = wayOf(event);
      if (moved && (way || Math.hypot(moved.x, moved.y) > TREMBLING)) setWay(moved);
    },
    onPointerUp: (event) => {
      const moved = way && wayOf(event);
      rest();
      if (moved) onDragged(moved);
    },
    onPointerCancel: rest,
  };
};
