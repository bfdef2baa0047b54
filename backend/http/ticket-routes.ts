import { Router } from 'express';
import { staffTokenOf } from '../../environment/staff-cookie';
import { localiser } from '../i18n/localised-text';
import { translate } from '../i18n/translate';
import { orderIdOf } from '../order/order-store';
import { boardOrder } from '../staff/staff-actions';
import { staffSessionOf } from '../staff/staff-session';
import { ticketOf } from '../ticket/ticket';
import { TICKET_HEADERS, ticketHtml } from '../ticket/ticket-html';
import { bearerToken } from './api-handler';
import type { ApiKit } from './api-kit';
import { languageOf } from './request-language';

/** GET /board/tickets/{id}?kind=kitchen|bag&lang: a ticket that the browser of the board prints. Rules 26.4. */
export const ticketRoutes = ({ storage, settings, readShop, now }: ApiKit): Router =>
  Router().get('/board/tickets/:id', async (req, res) => {
    res.set(TICKET_HEADERS);
    // Of the storefront it comes as a token already.
    const token = bearerToken(req.get('Authorization')) ?? staffTokenOf(req.headers.cookie);
    const staff = token === null ? null : await staffSessionOf(storage, token, now().getTime());
    if (staff === null) {
      res.redirect(303, '/board');
      return;
    }
    const id = orderIdOf(req.params.id);
    const order = id === null ? null : await boardOrder(storage.shop, staff.member.cityId, id);
    if (order === null) {
      res.sendStatus(404);
      return;
    }
    const { country, locales, defaultLocale } = settings;
    const asked = req.query['lang'];
    const locale = locales.find((each) => each === asked) ?? languageOf(req);
    const ticket = ticketOf(req.query['kind'] === 'bag' ? 'bag' : 'kitchen', order, {
      shop: await readShop(),
      locale,
      localise: localiser(locale, defaultLocale),
      country,
    });
    const print = translate(locale, 'ticket.print');
    res.type('html').send(ticketHtml(ticket, { locale, title: order.number, print }));
  });
