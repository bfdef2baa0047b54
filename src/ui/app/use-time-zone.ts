import { useSelector } from 'react-redux';
import { zoneOfCity } from '../../application/city/city-zone';
import type { ShopState } from '../../application/store/root-reducer';
import type { TimeZone } from '../../domain/time/time-zone';

/** By whose clocks times are told: the city's. Rules 14.1. */
export const useTimeZone = (): TimeZone =>
  zoneOfCity(useSelector((state: ShopState) => state.city.current));
