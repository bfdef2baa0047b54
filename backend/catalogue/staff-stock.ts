import type { AnswerOf } from '../../contract/wire/codec';
import type { StaffStock, StockChange } from '../../contract/wire/staff-kitchen';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { readClockTime } from '../../src/domain/schedule/clock-time';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { TimeZone } from '../../src/domain/time/time-zone';
import type { Until } from '../city/until';
import { forToday, never, nextTime } from '../city/until';
import type { Localise } from '../i18n/localised-text';
import type { Refusal } from '../refusal/refusal';
import { wrongFields } from '../refusal/refusal';
import type { MenuProduct } from './menu';
import type { Stop, StopKind } from './stop-list';

/** Something of the menu that can run out. */
interface MenuItem {
  readonly kind: StopKind;
  readonly itemId: number;
  readonly name: string;
  /** The dish that an option belongs to. */
  readonly of: string | null;
}

/** All of the menu that can run out: dishes, ingredients each once, options of each dish. */
export const menuItems = (
  products: Iterable<MenuProduct>,
  localise: Localise,
): readonly MenuItem[] => {
  const items = new Map<string, MenuItem>();
  const add = (item: MenuItem): void => {
    items.set(`${item.kind} ${String(item.itemId)}`, item);
  };
  for (const product of products) {
    if (product.isHidden) continue;
    const dish = localise(product.name);
    add({ kind: 'product', itemId: product.id, name: dish, of: null });
    for (const { id, name } of product.ingredients)
      add({ kind: 'ingredient', itemId: id, name: localise(name), of: null });
    for (const { id, name } of product.choice?.options ?? [])
      add({ kind: 'option', itemId: id, name: localise(name), of: dish });
  }
  return [...items.values()];
};

/** What a city has and what has run out, as it travels. Rules 26.2. */
export const toWireStock = (
  items: readonly MenuItem[],
  stops: readonly Stop[],
  zone: TimeZone,
): AnswerOf<typeof StaffStock> => ({
  items: items.map(({ kind, itemId, name, of }) => {
    const stop = stops.find((each) => each.kind === kind && each.itemId === itemId);
    const end = stop?.endsAt ?? null;
    return {
      kind,
      id: itemId,
      name,
      of,
      out: stop ? { until: end === null ? null : isoMoment(end, zone) } : null,
    };
  }),
});

/** Until when something is off, by what was said; null for "on again". */
export const stockUntil = ({ state, time }: StockChange): Result<Refusal, Until | null> => {
  switch (state) {
    case 'in':
      return ok(null);
    case 'today':
      return ok(forToday);
    case 'for_good':
      return ok(never);
    case 'until': {
      const clock = readClockTime(time ?? '');
      return clock.ok
        ? ok(nextTime(clock.value))
        : refuse(wrongFields({ time: [{ text: time ? 'field_wrong' : 'field_required' }] }));
    }
  }
};
