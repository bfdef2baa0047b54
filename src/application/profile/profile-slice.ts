import type { ProfileForm } from '../../domain/customer/validate-profile';
import { defineAction, on, reducerOf } from '../redux/slice';
import type { Profile } from '../ports/profile-gateway';

/** A field of the form, or the whole of it. */
export type ProfileField = keyof ProfileForm | 'form';

/** What the backend says of fields: its words, by field. */
export type ProfileErrors = Partial<Readonly<Record<ProfileField, string>>>;

export interface ProfileState {
  /** Null for guests, and for a customer whose profile could not be had or was not asked for. */
  readonly profile: Profile | null;
  /** Of profile and addresses: on their way, or asked for in vain. */
  readonly loading: 'idle' | 'running' | 'failed';
  readonly isSaving: boolean;
  readonly errors: ProfileErrors;
  /** Counts successful saves, so that a component that waits for one can tell. */
  readonly saves: number;
  /** What the shop itself says of the whole form, by the key of its text; null for nothing. */
  readonly refusal: string | null;
}

/** What the account says, or null for a guest. */
export const profileLoaded = defineAction<Profile | null>('profile/loaded');
/** The profile is about to be shown, or is asked for once more. */
export const profileRequested = defineAction('profile/requested');
/** The addresses of a signed-in customer are about to be shown, or are asked for once more. */
export const addressesRequested = defineAction('profile/addressesRequested');
/** Profile and addresses could not be had: one answer tells both. */
export const profileMissed = defineAction('profile/missed');
/** The customer saves a form that is valid. */
export const profileSaveRequested = defineAction<ProfileForm>('profile/saveRequested');
/** Saved; the account answers the whole profile. */
export const profileSaved = defineAction<Profile>('profile/saved');
export const profileSaveFailed = defineAction<ProfileErrors>('profile/saveFailed');
/** Not saved, for a reason that the shop has words for; what was typed stays. */
export const profileSaveRefused = defineAction<string>('profile/saveRefused');

const NOBODY: ProfileState = {
  profile: null,
  loading: 'idle',
  isSaving: false,
  errors: {},
  saves: 0,
  refusal: null,
};

export const profileReducer = reducerOf(
  NOBODY,
  on(profileLoaded, (state, profile: Profile | null): ProfileState => ({
    ...state,
    profile,
    loading: 'idle',
  })),
  // What was said of an earlier form is not about the one that is shown now.
  on(profileRequested, (state): ProfileState => ({
    ...state,
    loading: 'running',
    errors: {},
    refusal: null,
  })),
  on(addressesRequested, (state): ProfileState => ({ ...state, loading: 'running' })),
  on(profileMissed, (state): ProfileState => ({ ...state, loading: 'failed' })),
  on(profileSaveRequested, (state): ProfileState => ({
    ...state,
    isSaving: true,
    errors: {},
    refusal: null,
  })),
  on(profileSaved, (state, profile: Profile): ProfileState => ({
    profile,
    loading: 'idle',
    isSaving: false,
    errors: {},
    refusal: null,
    saves: state.saves + 1,
  })),
  on(profileSaveFailed, (state, errors: ProfileErrors): ProfileState => ({
    ...state,
    isSaving: false,
    errors,
  })),
  on(profileSaveRefused, (state, refusal: string): ProfileState => ({
    ...state,
    isSaving: false,
    refusal,
  })),
);

export interface ProfileRoot {
  readonly profile: ProfileState;
}

export const selectProfile = (state: ProfileRoot) => state.profile;
