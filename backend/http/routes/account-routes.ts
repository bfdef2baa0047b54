import { Router } from 'express';
import { ok, refuse } from '../../../src/domain';
import type { LocalDate } from '../../../src/domain/time/local-date';
import { dateOfUtc } from '../../../src/domain/time/local-date';
import { todayIn } from '../../city/city-time';
import type { City } from '../../city/city';
import { awaitsOrder, deleteCustomer } from '../../customer/delete-customer';
import { exportCustomer } from '../../account/export-customer';
import { toWireUser } from '../../account/profile-wire';
import { saveProfile } from '../../customer/save-profile';
import { CODE_NEEDED, isConfirmed } from '../../sign-in/confirm-phone';
import { Answer } from '../answer';
import type { CustomerHandler } from '../api-handler';
import { signedIn } from '../api-handler';
import type { ApiKit } from '../api-kit';
import type { BackendDependencies } from '../backend-dependencies';
import { jsonBody } from '../body';
import { noStore } from '../no-store';
import type { Refusal } from '../../refusal/refusal';

/** The furthest day that the calendar of any city shows: an account belongs to no city. */
const latestToday = (cities: readonly City[], now: Date): LocalDate =>
  cities
    .map((city) => todayIn(city, now))
    .reduce((latest, day) => (day > latest ? day : latest), dateOfUtc(now.getTime()));

/** GET /user */
const showUser =
  ({ storage }: BackendDependencies): CustomerHandler =>
  async ({ customer }) =>
    ok(await toWireUser(storage.shop, customer));

/** PATCH /user: only the fields that are there change. */
const changeUser =
  ({ storage, now }: BackendDependencies): CustomerHandler =>
  async ({ customer, body, shop }) => {
    const saved = await saveProfile(storage, customer.id, body, latestToday(shop.cities, now()));
    return saved.ok ? ok(await toWireUser(storage.shop, saved.value)) : saved;
  };

const ACTIVE_ORDERS: Refusal = {
  code: 'user.active_orders',
  message: { text: 'user.active_orders' },
};

/** Only for who has just proved the phone: a stolen token alone is not enough. Rules 19.7. */
const confirmed =
  ({ now }: BackendDependencies, handle: CustomerHandler): CustomerHandler =>
  (call) =>
    isConfirmed(call.session, now().getTime()) ? handle(call) : refuse(CODE_NEEDED);

/** Nobody is sent a code for what an order on its way forbids in any case. */
const withoutOrders =
  ({ storage }: BackendDependencies, handle: CustomerHandler): CustomerHandler =>
  async (call) =>
    (await awaitsOrder(storage.shop, call.customer.id)) ? refuse(ACTIVE_ORDERS) : handle(call);

/** DELETE /user */
const removeUser =
  ({ storage }: BackendDependencies): CustomerHandler =>
  async ({ customer }) => {
    const deleted = await deleteCustomer(storage, customer);
    return deleted.ok ? ok({}) : refuse(ACTIVE_ORDERS);
  };

/** GET /user/export: a file with everything about the customer. */
const exportUser =
  ({ storage }: BackendDependencies): CustomerHandler =>
  async ({ customer }) =>
    ok(
      new Answer(await exportCustomer(storage.shop, customer), 200, {
        'Content-Disposition': 'attachment; filename="my-data.json"',
      }),
    );

export const accountRoutes = (kit: ApiKit): Router => {
  const { api } = kit;
  return Router()
    .get('/user', noStore, api(signedIn(showUser(kit))))
    .patch('/user', noStore, ...jsonBody, api(signedIn(changeUser(kit))))
    .delete('/user', noStore, api(signedIn(withoutOrders(kit, confirmed(kit, removeUser(kit))))))
    .get('/user/export', noStore, api(signedIn(confirmed(kit, exportUser(kit)))));
};
