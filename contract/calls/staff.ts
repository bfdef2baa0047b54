import * as t from 'io-ts';
import { text, whole } from '../wire/codec';
import { Nothing } from '../wire/customer';
import {
  StaffAuditEntry,
  StaffBoard,
  StaffMember,
  StaffOrder,
  StaffSession,
  StaffSignedIn,
} from '../wire/staff';
import {
  StaffAcceptance,
  StaffCancellation,
  StaffDelay,
  StaffSignIn,
  StaffStep,
  StaffUndo,
} from '../wire/staff-request';
import type { Feature } from './call';
import { LAST_EVENT, ORDER, anyone, staff as by } from './call';
import { SESSION } from './customer-examples';
import { staffKitchen } from './staff-kitchen';
import { AUDIT_ENTRY, STAFF_MEMBER, STAFF_ORDER } from './staff-examples';

const ONE_SESSION = {
  path: t.type({
    id: text({ pattern: '^[A-Za-z0-9_-]{1,64}$', examples: [SESSION.id] }),
  }),
};

/** The order as it is afterwards. */
const ACT = {
  parameters: ORDER,
  answer: StaffOrder,
  example: STAFF_ORDER,
  errors: ['staff.changed', 'staff.not_allowed'],
} as const;

const CANCEL = {
  ...ACT,
  body: StaffCancellation,
  exampleBody: { version: 90215, reason: 'out_of_items', text: 'No more salmon today' },
  errors: [...ACT.errors, 'cancel.text_too_long'],
} as const;

export const staff = {
  name: 'staff',
  description:
    "The restaurant's own calls: its board of orders. For a backend that has such a board: one without it answers each of them with 404, and the shop does without.",
  calls: {
    signInStaff: anyone.post('/staff/session', '25.1', 'Signs in by a link or by name and PIN', {
      isPersonal: true,
      isCounted: true,
      isOptional: true,
      body: StaffSignIn,
      exampleBody: { name: 'Elena', pin: '402915' },
      answer: StaffSignedIn,
      example: { token: 'not-a-token-but-as-long-as-one-of-256-bits', member: STAFF_MEMBER },
      errors: ['staff.pin_wrong', 'staff.link_wrong'],
    }),
    showStaff: by.get('/staff/session', '25.1', 'Who is signed in', {
      answer: StaffMember,
      example: STAFF_MEMBER,
    }),
    signOutStaff: by.delete('/staff/session', '25.1', 'Ends this session', {
      answer: Nothing,
      example: {},
    }),
    listStaffSessions: by.get('/staff/sessions', '25.1', 'Who of the city is signed in where', {
      description: 'For managers.',
      answer: t.readonlyArray(StaffSession),
      example: [{ ...SESSION, name: STAFF_MEMBER.name, role: STAFF_MEMBER.role }],
      errors: ['staff.manager_needed'],
    }),
    endStaffSession: by.delete('/staff/sessions/{id}', '25.1', 'Ends one of these sessions', {
      description: 'For managers.',
      parameters: ONE_SESSION,
      answer: Nothing,
      example: {},
      errors: ['staff.manager_needed'],
    }),
    showBoard: by.get('/staff/orders', '25.2', "The orders of the member's city", {
      answer: StaffBoard,
      example: { now: '2026-11-27T18:42:00+02:00', version: 90215, orders: [STAFF_ORDER] },
    }),
    watchBoard: by.get('/staff/events', '25.2 25.5', 'Live messages about the orders of the city', {
      isCounted: true,
      isStream: true,
      description:
        'An order each, whenever something has happened to it: `event` is order, `id` its version. After a break, all that have changed since; without a version, from now on.',
      parameters: {
        query: t.partial({
          after: whole(0, undefined, { description: 'The version of the board as it was read' }),
        }),
        header: LAST_EVENT,
      },
      answer: StaffOrder,
      example: STAFF_ORDER,
    }),
    acceptOrder: by.post('/staff/orders/{id}/accept', '25.3', 'Accepts a new order', {
      ...ACT,
      body: StaffAcceptance,
      exampleBody: { version: 90215, minutes: 40 },
    }),
    refuseOrder: by.post(
      '/staff/orders/{id}/refuse',
      '25.3 25.4 13.4',
      'Refuses a new order; carried out when it can no longer be undone',
      CANCEL,
    ),
    moveOrder: by.post('/staff/orders/{id}/step', '25.3 25.4 13.2', 'Takes an order on', {
      ...ACT,
      description: 'What ends the order is carried out when it can no longer be undone.',
      body: StaffStep,
      exampleBody: { version: 90215, status: 'package' },
    }),
    delayOrder: by.post('/staff/orders/{id}/delay', '25.3 13.5', 'Lets an order come later', {
      ...ACT,
      body: StaffDelay,
      exampleBody: { version: 90215, minutes: 15 },
    }),
    cancelOrderByStaff: by.post(
      '/staff/orders/{id}/cancel',
      '25.3 25.4 13.4',
      'Cancels an accepted order; carried out when it can no longer be undone',
      CANCEL,
    ),
    undoStaffAction: by.post(
      '/staff/orders/{id}/undo',
      '25.4',
      'Undoes what the member has just done to an order',
      {
        ...ACT,
        body: StaffUndo,
        exampleBody: { version: 90216 },
        errors: ['staff.changed', 'staff.undo_too_late'],
      },
    ),
    showOrderAudit: by.get('/staff/orders/{id}/audit', '25.6', 'Who did what to an order', {
      parameters: ORDER,
      answer: t.readonlyArray(StaffAuditEntry),
      example: [AUDIT_ENTRY],
    }),
    ...staffKitchen,
  },
} satisfies Feature;
