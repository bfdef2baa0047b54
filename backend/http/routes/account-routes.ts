import { Router } from 'express';
import * as t from 'io-ts';
import { ok, refuse } from '../../../src/domain';
import type { LocalDate } from '../../../src/domain/time/local-date';
import { dateOfUtc } from '../../../src/domain/time/local-date';
import { todayIn } from '../../city/city-time';
import type { City } from '../../city/city';
import { decodeFields } from '../../codec/field-refusal';
import { optional } from '../../codec/wire-types';
import { deleteCustomer } from '../../customer/delete-customer';
import { exportCustomer } from '../../customer/export-customer';
import { toWireUser } from '../../customer/profile-wire';
import { saveProfile } from '../../customer/save-profile';
import { closeSession, closeSessions } from '../../customer/session';
import { Answer } from '../answer';
import type { CustomerHandler } from '../api-handler';
import { signedIn } from '../api-handler';
import type { ApiKit } from '../api-kit';
import type { BackendDependencies } from '../backend-dependencies';
import { jsonBody, optionalJsonBody } from '../body';
import { noStore } from '../no-store';
import type { Refusal } from '../refusal';
import { wrongFields } from '../refusal';

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
  status: 409,
  code: 'user.active_orders',
  message: { text: 'user.active_orders' },
};

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

const LogOut = t.strict({ all: optional(t.boolean, false) });

/** POST /logout: ends this session, with `all` every one of the customer. */
const logOut =
  ({ storage }: BackendDependencies): CustomerHandler =>
  async ({ customer, token, body }) => {
    const fields = decodeFields(LogOut, body ?? {});
    if (!fields.ok) return refuse(wrongFields(fields.error));
    if (fields.value.all) await closeSessions(storage.shop, customer.id);
    else if (token !== null) await closeSession(storage.shop, token);
    return ok({});
  };

export const accountRoutes = (kit: ApiKit): Router => {
  const { api } = kit;
  return Router()
    .get('/user', noStore, api(signedIn(showUser(kit))))
    .patch('/user', noStore, ...jsonBody, api(signedIn(changeUser(kit))))
    .delete('/user', noStore, api(signedIn(removeUser(kit))))
    .get('/user/export', noStore, api(signedIn(exportUser(kit))))
    .post('/logout', noStore, ...optionalJsonBody, api(signedIn(logOut(kit))));
};
