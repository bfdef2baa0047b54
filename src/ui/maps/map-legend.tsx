import type { AreaZone } from '../../application/ports/delivery-area';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';

interface MapLegendProps {
  readonly zones: readonly AreaZone[];
  readonly detailOf?: ((zone: AreaZone) => string) | undefined;
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: var(--text-soft);
  font-size: var(--size-13);
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: 6px;
`;

const chip = css`
  flex: none;
  width: 14px;
  height: 14px;
  border: 1px solid var(--line-strong);
  border-radius: 4px;
`;

const zoneName = css`
  color: var(--text);
  font-weight: 600;
`;

/** Which colour is which zone. */
export const MapLegend = ({ zones, detailOf }: MapLegendProps) => {
  const t = useText();
  if (zones.length === 0) return null;
  return (
    <ul className={list} aria-label={t('map.zones')}>
      {zones.map((zone) => (
        <li key={zone.id} className={entry}>
          <span className={chip} style={{ backgroundColor: zone.colorHex }} />
          <span>
            <span className={zoneName}>{zone.name}</span>
            {detailOf && <span>{` ${detailOf(zone)}`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
};
