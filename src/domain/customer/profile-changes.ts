import type { LocalDate } from '../time/local-date';
import type { MessageChoice } from './message-choice';
import type { ProfileDetails } from './validate-profile';

/** The details as the account holds them; somebody new has no name yet. */
export interface SavedProfile {
  readonly firstName: string | null;
  readonly email: string | null;
  readonly birthday: LocalDate | null;
  /** None of a shop that sends none. Rules 13.16. */
  readonly messages?: MessageChoice;
}

/** What a save sends. Null clears a field; a field that is not named stays as it is. */
export type ProfileChanges = Partial<ProfileDetails>;

/** The fields that a customer has changed, and no others. Rules 19.4. */
export const profileChanges = (saved: SavedProfile, form: ProfileDetails): ProfileChanges => ({
  ...(form.firstName === saved.firstName ? {} : { firstName: form.firstName }),
  ...(form.email === saved.email ? {} : { email: form.email }),
  ...(form.birthday === saved.birthday ? {} : { birthday: form.birthday }),
  ...(form.messages && form.messages !== saved.messages ? { messages: form.messages } : {}),
});

/** Returns whether there is anything to save. Rules 19.4. */
export const hasProfileChanges = (changes: ProfileChanges): boolean =>
  Object.keys(changes).length > 0;
