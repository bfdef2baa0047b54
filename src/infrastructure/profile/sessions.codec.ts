import { Session } from '../../../contract/wire/customer';
import * as t from 'io-ts';
import type { DeviceSession } from '../../application/ports/profile-gateway';
import { firstCharacters } from '../../domain/text/characters';
import { decoderOf } from '../http/decoder';

/** In characters; longer names are truncated. */
const LONGEST_DEVICE = 60;

export const decodeSessions = decoderOf(t.array(Session), (sessions): readonly DeviceSession[] =>
  sessions.map(({ id, created_at, last_used_at, device, is_current }) => ({
    id,
    createdAt: created_at,
    lastUsedAt: last_used_at,
    device: device ? firstCharacters(device, LONGEST_DEVICE) : null,
    isCurrent: is_current ?? false,
  })),
);
