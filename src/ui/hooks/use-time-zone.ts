import { useSelector } from 'react-redux';
import { selectZone } from '../../application/city/city-zone';
import type { TimeZone } from '../../domain/time/time-zone';

/** Returns the time zone of displayed times: the city's. Rules 14.1. */
export const useTimeZone = (): TimeZone => useSelector(selectZone);
