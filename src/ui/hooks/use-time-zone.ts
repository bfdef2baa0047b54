import { useSelector } from 'react-redux';
import { selectZone } from '../../application/city/city-zone';
import type { TimeZone } from '../../domain/time/time-zone';

/** By whose clocks times are told: the city's. Rules 14.1. */
export const useTimeZone = (): TimeZone => useSelector(selectZone);
