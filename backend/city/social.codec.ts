import * as t from 'io-ts';
import { Key, NonEmpty } from '../codec/wire-types';

/** A social network or messenger where the shop is, as files write it. */
export const Social = t.strict({ type: Key, link: NonEmpty, is_messenger: t.boolean });
