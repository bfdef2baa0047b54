import type { AnswerOf } from '../../../contract/wire/codec';
import type {
  StaffMember as StaffMemberWire,
  StaffSession as StaffSessionWire,
} from '../../../contract/wire/staff';
import { StaffSignIn } from '../../../contract/wire/staff-request';
import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import { decodeFields } from '../../codec/field-refusal';
import { deviceName } from '../../customer/device-name';
import type { Refusal } from '../../refusal/refusal';
import { NOT_FOUND, UNAUTHORIZED, wrongFields } from '../../refusal/refusal';
import type { SignedInStaff } from '../../staff/sign-in-staff';
import { signInStaff } from '../../staff/sign-in-staff';
import type { StaffMember } from '../../staff/staff-member';
import type { StaffSession } from '../../staff/staff-session';
import { endStaffSession, listStaffSessions, staffSessionOf } from '../../staff/staff-session';
import type { ApiCall, ApiHandler } from '../api-handler';
import { bearerToken } from '../api-handler';
import type { BackendDependencies } from '../backend-dependencies';

/** A call by somebody of the restaurant. */
export interface StaffCall extends Omit<ApiCall, 'session'> {
  readonly staff: StaffSession;
}

export type StaffHandler = (
  call: StaffCall,
) => Result<Refusal, unknown> | Promise<Result<Refusal, unknown>>;

type Deps = Pick<BackendDependencies, 'storage' | 'now'>;

/** Only for staff who are signed in: anybody else, a customer too, gets a 401. */
export const byStaff =
  ({ storage, now }: Deps) =>
  (handle: StaffHandler): ApiHandler =>
  async (call) => {
    const token = bearerToken(call.header('Authorization'));
    const staff = token === null ? null : await staffSessionOf(storage, token, now().getTime());
    return staff === null ? refuse(UNAUTHORIZED) : handle({ ...call, staff });
  };

const MANAGER_NEEDED: Refusal = {
  code: 'staff.manager_needed',
  message: { text: 'staff.manager_needed' },
};

/** Only for managers. */
export const byManager =
  (deps: Deps) =>
  (handle: StaffHandler): ApiHandler =>
    byStaff(deps)((call) =>
      call.staff.member.role === 'manager' ? handle(call) : refuse(MANAGER_NEEDED),
    );

export const toWireMember = (
  { name, role, cityId }: StaffMember,
  { shop, localise }: Pick<ApiCall, 'shop' | 'localise'>,
): AnswerOf<typeof StaffMemberWire> => {
  const city = shop.cities.find(({ id }) => id === cityId);
  // Of a city that an import has hidden since: its board goes on until its orders have ended.
  const cityName = city ? localise(city.name) : String(cityId);
  return { name, role, city: { id: cityId, name: cityName, timezone: city?.timezone ?? 'UTC' } };
};

/** Signs in with the body of a call. */
export const signInByCall = async (
  { storage, now }: Deps,
  { body, network, header }: ApiCall,
): Promise<Result<Refusal, SignedInStaff>> => {
  const fields = decodeFields(StaffSignIn, body);
  if (!fields.ok) return refuse(wrongFields(fields.error));
  const device = deviceName(header('User-Agent'));
  return signInStaff({ storage, network, device, at: now().getTime() }, fields.value);
};

/** POST /staff/session */
export const signIn =
  (deps: Deps): ApiHandler =>
  async (call) => {
    const signedIn = await signInByCall(deps, call);
    if (!signedIn.ok) return signedIn;
    const { token, member } = signedIn.value;
    return ok({ token, member: toWireMember(member, call) });
  };

/** GET /staff/session */
export const showMember: StaffHandler = (call) => ok(toWireMember(call.staff.member, call));

/** DELETE /staff/session */
export const signOut =
  ({ storage }: Deps): StaffHandler =>
  async ({ staff }) => {
    await endStaffSession(storage, staff.tokenHash);
    return ok({});
  };

/** GET /staff/sessions */
export const showSessions =
  ({ storage, now }: Deps): StaffHandler =>
  async ({ staff }) => {
    const sessions = await listStaffSessions(storage.shop, staff.member.cityId, now().getTime());
    return ok(
      sessions.map((session): AnswerOf<typeof StaffSessionWire> => ({
        id: session.id,
        name: session.name,
        role: session.role,
        created_at: new Date(session.createdAt).toISOString(),
        last_used_at: new Date(session.lastUsedAt).toISOString(),
        device: session.device,
        is_current: session.tokenHash === staff.tokenHash,
      })),
    );
  };

/** DELETE /staff/sessions/{id} */
export const removeSession =
  ({ storage, now }: Deps): StaffHandler =>
  async ({ staff, params }) => {
    const at = now().getTime();
    const sessions = await listStaffSessions(storage.shop, staff.member.cityId, at);
    const ending = sessions.find(({ id }) => id === params['id']);
    if (!ending) return refuse(NOT_FOUND);
    await endStaffSession(storage, ending.tokenHash);
    return ok({});
  };
