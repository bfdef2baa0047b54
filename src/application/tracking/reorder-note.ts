import type { NonEmpty } from '../../domain/list/non-empty';
import { money } from '../../domain/money/money';
import type { Reorder } from '../../domain/order/reorder';
import type {
  DroppedPart,
  LineMissing,
  OrderedLine as DomainLine,
} from '../../domain/order/reorder-line';
import type { ReorderNote } from '../ports/reordered';
import type { OrderedLine, TrackedOrder } from '../../domain/order/tracked-order';

/** A line with its name and the price of one piece, as the rules want it; the order keeps the sum of all. */
const domainLine = ({ line, name, total, quantity }: OrderedLine): DomainLine => ({
  line,
  name,
  price: money(Math.round(total / Math.max(1, quantity))),
});

/** The lines of an old order by what the rules know of them. */
export const linesToReorder = ({
  lines,
}: Pick<TrackedOrder, 'lines'>): ReadonlyMap<DomainLine, OrderedLine> =>
  new Map(lines.map((line) => [domainLine(line), line]));

const ingredientNames = (line: OrderedLine | undefined, ids: readonly number[]): string[] =>
  (line?.ingredients ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);

const droppedNames = (line: OrderedLine | undefined, parts: NonEmpty<DroppedPart>): string[] => [
  ...parts.flatMap(({ kind }) => (kind === 'option' && line?.choiceName ? [line.choiceName] : [])),
  ...ingredientNames(
    line,
    parts.flatMap((part) => (part.kind === 'ingredient' ? [part.ingredientId] : [])),
  ),
];

const missingNames = (line: OrderedLine | undefined, why: LineMissing): string[] => {
  switch (why.kind) {
    case 'dish.gone':
      return [];
    case 'option.gone':
      return line?.choiceName ? [line.choiceName] : [];
    case 'ingredient.back':
      return ingredientNames(line, why.ingredientIds);
  }
};

/** Returns how today differs from an old order, by names. Rules 13.9. */
export const reorderNote = (
  number: string,
  { changed, lessened, missing }: Reorder,
  lines: ReadonlyMap<DomainLine, OrderedLine>,
): ReorderNote => ({
  number,
  changed: changed.map(({ ordered: { name }, before, after }) => ({ name, before, after })),
  lessened: lessened.map(({ ordered, parts }) => ({
    name: ordered.name,
    parts: droppedNames(lines.get(ordered), parts),
  })),
  missing: missing.map(({ ordered, why }) => ({
    name: ordered.name,
    why: why.kind,
    parts: missingNames(lines.get(ordered), why),
  })),
});
