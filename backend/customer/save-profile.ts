import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { CustomerId } from '../../src/domain/id/ids';
import type { LocalDate } from '../../src/domain/time/local-date';
import type { Refusal } from '../refusal/refusal';
import { UNAUTHORIZED } from '../refusal/refusal';
import type { Storage } from '../storage/storage';
import { changeAccount } from './change-account';
import type { Customer } from './customer-store';
import { customerById } from './customer-store';
import { decodeProfileUpdate } from './profile-changes.codec';

/**
 * Saves what a body changes of a profile, and returns all of it. Two changes at the same moment are
 * looked at one after the other, so that a birthday is only saved once.
 */
export const saveProfile = (
  storage: Storage,
  id: CustomerId,
  body: unknown,
  today: LocalDate,
): Promise<Result<Refusal, Customer>> =>
  changeAccount(storage, id, async (db, saved): Promise<Result<Refusal, Customer>> => {
    const update = decodeProfileUpdate(body, saved, today);
    if (!update.ok) return update;
    if (Object.keys(update.value).length > 0)
      await db.updateTable('customers').set(update.value).where('id', '=', id).execute();
    const customer = await customerById(db, id);
    return customer ? ok(customer) : refuse(UNAUTHORIZED);
  });
