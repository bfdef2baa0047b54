import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectCity } from '../../application/city/city-slice';
import { nearestBranch } from '../../domain/city/nearest-branch';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import type { Coordinates } from '../../domain/zone/lng-lat';
import { FoodPicture } from '../components/food-picture';
import { AreaMap } from '../maps/area-map/area-map';
import { useText } from '../i18n/use-text';
import { css, keyframes } from '../theme/emotion';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { rounded } from '../theme/shared-styles';
import { stageOf } from './stage';

const fade = keyframes`
  from { opacity: 0; }
`;

/* As high with the map as with the dishes, so that nothing below moves. */
const place = css({
  height: 200,
  animation: `${fade} 200ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const map = css(place, { [WITHOUT_SCRIPTS]: { display: 'none' } });

const pictures = css(place, rounded, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 4,
  img: { height: 200, aspectRatio: 'auto' },
});

const SHOWN = 3;

const Dishes = ({ order }: { readonly order: TrackedOrder }) => {
  const seen = order.lines.filter(({ picture }) => picture !== null).slice(0, SHOWN);
  return seen.length === 0 ? null : (
    <div className={pictures} aria-hidden="true">
      {seen.map((line, index) => (
        // Dishes of an order never change their places.
        <FoodPicture
          key={`${String(index)}/${line.name}`}
          picture={line.picture}
          alt=""
          sizes={`(min-width: 60rem) ${String(560 / seen.length)}px, ${String(100 / seen.length)}vw`}
        />
      ))}
    </div>
  );
};

/** From the kitchen to the door, where both are known. */
const WayMap = ({ door }: { readonly door: Coordinates }) => {
  const t = useText();
  const branches = useSelector(selectCity)?.branches;
  const kitchen = useMemo(() => {
    const nearest = branches && nearestBranch(branches, door);
    return nearest ? [nearest] : [];
  }, [branches, door]);
  return (
    <div className={map}>
      <AreaMap
        label={t('order.map')}
        withoutMap={t('order.withoutMap')}
        center={door}
        branches={kitchen}
        pin={door}
        showsWay
      />
    </div>
  );
};

/** What was ordered; while it is brought, where to, as far as the viewer may see it. Rules 13.11. */
export const OrderPicture = ({ order }: { readonly order: TrackedOrder }) => {
  const door = order.address?.point ?? null;
  return stageOf(order) === 'on_the_way' && door ? (
    <WayMap door={door} />
  ) : (
    <Dishes order={order} />
  );
};
