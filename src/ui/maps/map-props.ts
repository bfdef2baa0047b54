import type { ComponentType } from 'react';
import type { AreaZone } from '../../application/ports/delivery-area';
import type { Branch } from '../../domain/city/city';
import type { BranchId } from '../../domain/id/ids';
import type { Coordinates } from '../../domain/zone/lng-lat';

export interface MapContents {
  /** What the map shows when there is nothing else to show. */
  readonly center: Coordinates;
  /** Drawn from the last one to the first, so that the first one lies on top. */
  readonly zones: readonly AreaZone[];
  readonly branches: readonly Branch[];
  readonly chosenBranch?: BranchId | null | undefined;
  /** Without it branches are shown, and cannot be clicked. */
  readonly onBranchChosen?: ((branch: Branch) => void) | undefined;
  /** The place that is meant; null while there is none. */
  readonly pin: Coordinates | null;
  /**
   * By a drag, a click on the map or the keyboard; the pin is then expected at that point. Without
   * it the pin stays where it is.
   */
  readonly onPinMoved?: ((point: Coordinates) => void) | undefined;
  /**
   * The pin is where something is brought: the map begins with it and all branches in view, and shows the
   * way from each; else it begins with the houses around the pin.
   */
  readonly showsWay?: boolean | undefined;
}

export interface DrawingProps extends MapContents {
  /** Nothing can be shown any more; the drawing is then taken away. */
  readonly onFailed: () => void;
}

export type Drawing = ComponentType<DrawingProps>;
