/* A row that is shown as a card on phones loses its role in some browsers; here all are said. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import type { DeliveryZone, AreaZone } from '../../../application/ports/delivery-area';
import { ZERO } from '../../../domain/money/money';
import { useMoney } from '../../hooks/use-money';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { textBlock } from './section-styles';
import { Section } from '../../components/section';
import { mutedCard } from '../../theme/shared-styles';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCity } from '../../../application/city/city-slice';
import { areaRequested } from '../../../application/delivery/delivery-slice';
import { AreaMap } from '../../maps/area-map/area-map';
import { MapFailed } from '../../maps/map-failed';
import { mapColumn, mapFrame } from '../../maps/map-frame';
import { MapOnDemand } from '../../maps/map-on-demand';
import { MapSkeleton } from '../../maps/map-skeleton';
import { useDeliveryArea } from '../../hooks/use-delivery-area';

const place = css({ marginTop: 24 });

const OpenZoneMap = () => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const state = useDeliveryArea();
  const city = useSelector(selectCity);
  const center = city?.center ?? city?.branches[0];
  const detailOf = ({ minOrder }: AreaZone): string =>
    minOrder > ZERO ? t('map.orderFrom', { sum: money(minOrder) }) : t('delivery.none');
  if (state.kind === 'known' && center) {
    return (
      <AreaMap
        label={t('delivery.map')}
        withoutMap={t('delivery.withoutMap')}
        center={center}
        zones={state.area.zones}
        zoneDetail={detailOf}
      />
    );
  }
  return (
    <div className={mapColumn}>
      <div className={mapFrame}>
        {state.kind === 'failed' ? (
          <MapFailed
            withoutMap={t('delivery.withoutMap')}
            onRetry={() => dispatch(areaRequested(undefined))}
          />
        ) : (
          <MapSkeleton />
        )}
      </div>
    </div>
  );
};

/** Where the borders of the zones are; asked for when somebody opens the map. */
const ZoneMap = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={place}>
      <MapOnDemand isOpen={isOpen} onOpen={() => setIsOpen(true)}>
        {() => <OpenZoneMap />}
      </MapOnDemand>
    </div>
  );
};

interface ZoneTermsProps {
  readonly zones: readonly DeliveryZone[];
}

interface CellProps {
  readonly label: string;
  readonly children: ReactNode;
}

const table = css({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  [PAGE_FROM_TABLET]: { display: 'table' },
});

const head = css({
  // On phones each value has its label beside it.
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [PAGE_FROM_TABLET]: {
    position: 'static',
    display: 'table-header-group',
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
  },
  th: {
    padding: '8px 16px 8px 0',
    color: 'var(--text-faint)',
    fontWeight: 500,
    fontSize: 'var(--size-13)',
    textAlign: 'start',
  },
});

const body = css({ display: 'grid', gap: 12, [PAGE_FROM_TABLET]: { display: 'table-row-group' } });

const row = css(mutedCard, {
  display: 'block',
  padding: 16,
  [PAGE_FROM_TABLET]: { display: 'table-row', background: 'none' },
});

const line = css({
  [PAGE_FROM_TABLET]: {
    display: 'table-cell',
    padding: '16px 16px 16px 0',
    borderTop: '1px solid var(--line)',
    textAlign: 'start',
  },
});

const cell = css(line, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  paddingTop: 8,
  [PAGE_FROM_TABLET]: { fontSize: 'var(--size-17)' },
});

const label = css({ color: 'var(--text-soft)', [PAGE_FROM_TABLET]: { display: 'none' } });

/* At the edge also in a line of its own, where label and price have no room side by side. */
const value = css({ marginInlineStart: 'auto' });

const zoneName = css(line, {
  display: 'block',
  fontWeight: 600,
  fontSize: 'var(--size-17)',
  textAlign: 'start',
});

const chip = css({
  display: 'inline-block',
  width: 16,
  height: 16,
  marginRight: 10,
  border: '1px solid var(--line-strong)',
  borderRadius: 5,
  verticalAlign: -2,
});

const note = css(textBlock, { marginTop: 16 });

const Cell = ({ label: name, children }: CellProps) => (
  <td className={cell} role="cell">
    <span className={label} aria-hidden="true">
      {name}
    </span>
    <span className={value}>{children}</span>
  </td>
);

const ZoneRow = ({ zone }: { readonly zone: DeliveryZone }) => {
  const t = useText();
  const money = useMoney();
  const { name, colorHex, minOrder, deliveryPrice, freeDeliveryFrom, etaMinutes } = zone;
  return (
    <tr className={row} role="row">
      <th className={zoneName} scope="row" role="rowheader">
        <span className={chip} style={{ backgroundColor: colorHex }} />
        <span>{name}</span>
      </th>
      <Cell label={t('delivery.minOrder')}>
        {minOrder > ZERO ? money(minOrder) : t('delivery.none')}
      </Cell>
      <Cell label={t('delivery.price')}>
        {deliveryPrice > ZERO ? money(deliveryPrice) : t('delivery.free')}
      </Cell>
      <Cell label={t('delivery.freeFrom')}>
        {freeDeliveryFrom === null ? t('delivery.never') : money(freeDeliveryFrom)}
      </Cell>
      <Cell label={t('delivery.time')}>
        {etaMinutes === null
          ? t('delivery.unknown')
          : t('delivery.minutes', { minutes: etaMinutes })}
      </Cell>
    </tr>
  );
};

const COLUMNS = ['zone', 'minOrder', 'price', 'freeFrom', 'time'] as const;

const ZoneTable = ({ zones }: ZoneTermsProps) => {
  const t = useText();
  return (
    <table className={table} role="table" aria-labelledby="zones">
      <thead className={head} role="rowgroup">
        <tr role="row">
          {COLUMNS.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {t(`delivery.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body} role="rowgroup">
        {zones.map((zone) => (
          <ZoneRow key={zone.id} zone={zone} />
        ))}
      </tbody>
    </table>
  );
};

export const ZoneTerms = ({ zones }: ZoneTermsProps) => {
  const t = useText();
  return (
    <Section title={t('delivery.zones')} id="zones" isLarge>
      {zones.length === 0 ? (
        <p className={textBlock}>{t('delivery.pickupOnly')}</p>
      ) : (
        <>
          <ZoneTable zones={zones} />
          <p className={note}>{t('delivery.minOrderNote')}</p>
          <ZoneMap />
        </>
      )}
    </Section>
  );
};
