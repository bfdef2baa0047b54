import { firstFieldMessages } from '../../domain/customer/field-messages';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { ProfileErrors, ProfileField } from './profile-slice';

const FIELDS: ReadonlySet<string> = new Set<ProfileField>([
  'firstName',
  'email',
  'birthday',
  'messages',
]);

const isField = (name: string): name is ProfileField => FIELDS.has(name);

/** A backend that is broken itself has no words for customers. */
const BROKEN = 500;

/** Returns what the backend says of a save that it refused, by field or of the whole form; null for no word. Rules 19.5. */
export const profileErrorsOf = (failure: GatewayFailure): ProfileErrors | null => {
  if (failure.kind !== 'refused' || failure.status >= BROKEN) return null;
  const messages: Partial<Record<ProfileField, string>> = {};
  for (const [name, message] of Object.entries(firstFieldMessages(failure.errors))) {
    messages[isField(name) ? name : 'form'] ??= message;
  }
  if (Object.keys(messages).length > 0) return messages;
  return failure.message === null ? null : { form: failure.message };
};
