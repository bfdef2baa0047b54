import type { TFunction } from 'i18next';
import type { AnyAddress } from '../../domain/address/address';
import { addressLabel } from '../../domain/address/address-label';

export const doorLabel = (address: AnyAddress, t: TFunction): string => {
  if (address.type === 'house') return t('modal.delivery.types.house');
  const { type, flat, entrance, floor } = address;
  const part = (name: string, value: string): string[] =>
    value === '' ? [] : [t(`modal.location.details.${name}`, { value })];
  const parts = [
    ...(flat === '' ? [t(`modal.delivery.types.${type}`)] : part(type, flat)),
    ...part('entrance', entrance),
    ...part('floor', floor),
  ];
  return parts.join(', ');
};

export const fullAddressLabel = (address: AnyAddress, t: TFunction): string =>
  [addressLabel(address), doorLabel(address, t)].join(', ');
