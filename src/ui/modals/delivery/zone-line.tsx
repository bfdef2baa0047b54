import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { selectAddressForm } from '../../../application/addresses/address-form-slice';
import { selectArea } from '../../../application/delivery/delivery-slice';
import type { AreaZone } from '../../../application/ports/delivery-area';
import type { Money } from '../../../domain/money/money';
import { ZERO } from '../../../domain/money/money';
import { useMoney } from '../../hooks/use-money';
import { useText } from '../../i18n/use-text';
import { css, cx } from '../../theme/emotion';
import { FROM_TABLET } from '../../theme/media';
import type { AddressForm } from './use-address-form';

interface ZoneLineProps {
  readonly form: Pick<AddressForm, 'chosenPlace' | 'zone'>;
}

/* Its lines are there from the beginning, so that nothing moves when they are filled. */
const frame = css({
  minHeight: 'calc(5.8em + 24px)',
  margin: '8px 0 12px',
  [FROM_TABLET]: { minHeight: 'calc(4.2em + 24px)' },
  padding: '12px 16px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface-muted)',
  color: 'var(--text-soft)',
  lineHeight: 1.4,
});

const name = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--text)',
  fontWeight: 600,
});

const chip = css({
  width: 14,
  height: 14,
  border: '1px solid var(--line-strong)',
  borderRadius: 4,
});

/* How much and how soon are what a customer came to learn. */
const promise = css({ color: 'var(--text)', fontWeight: 600, fontSize: 'var(--size-17)' });
const terms = css({ fontSize: 'var(--size-13)' });
const term = css({ display: 'inline-block', marginRight: 8 });

type Terms = readonly (readonly [text: string, style: string])[];

const termsOf = (zone: AreaZone, t: TFunction, money: (sum: Money) => string): Terms => {
  const { deliveryPrice, minOrder, freeDeliveryFrom, etaMinutes } = zone;
  const isFree = deliveryPrice === ZERO;
  const price = isFree
    ? t('modal.delivery.zoneFree')
    : t('modal.delivery.zonePrice', { sum: money(deliveryPrice) });
  return [
    [price, promise],
    ...(etaMinutes === null
      ? []
      : [[t('delivery.minutes', { minutes: etaMinutes }), promise] as const]),
    ...(minOrder > ZERO ? [[t('map.orderFrom', { sum: money(minOrder) }), terms] as const] : []),
    ...(freeDeliveryFrom === null || isFree
      ? []
      : [[t('modal.delivery.zoneFreeFrom', { sum: money(freeDeliveryFrom) }), terms] as const]),
  ];
};

const Zone = ({ zone }: { readonly zone: AreaZone }) => {
  const t = useText();
  const money = useMoney();
  const message = termsOf(zone, t, money);
  return (
    <>
      <span className={name}>
        <span className={chip} style={{ backgroundColor: zone.colorHex }} />
        <span>{zone.name}</span>
      </span>
      <br />
      {message.map(([text, style]) => (
        <Fragment key={text}>
          <span className={cx(term, style)}>{text}</span>{' '}
        </Fragment>
      ))}
    </>
  );
};

const useZoneMessage = ({ chosenPlace, zone }: ZoneLineProps['form']): string => {
  const t = useText();
  const { failure, isFinding } = useSelector(selectAddressForm);
  const area = useSelector(selectArea).kind;
  if (failure === 'place') return t('modal.delivery.placeFailed');
  if (failure !== null) return t(`modal.delivery.${failure}`);
  if (chosenPlace && area === 'failed') return t('modal.delivery.zoneUnknown');
  if (isFinding || chosenPlace)
    return zone === 'outside' ? t('modal.delivery.tryElsewhere') : t('modal.delivery.finding');
  return t('modal.delivery.zoneLater');
};

/** What an order costs to be brought to the place, as soon as it is known. Rules 15.4, 15.5. */
export const ZoneLine = ({ form }: ZoneLineProps) => {
  const message = useZoneMessage(form);
  const { zone } = form;
  return (
    <p className={frame} role="status">
      {zone !== null && typeof zone === 'object' ? <Zone zone={zone} /> : message}
    </p>
  );
};
