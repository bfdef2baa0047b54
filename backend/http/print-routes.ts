import type { Request, RequestHandler, Response } from 'express';
import express, { Router } from 'express';
import { localiser } from '../i18n/localised-text';
import { knownOrder } from '../order/order-store';
import { endJob, failJob, nextJob } from '../printer/print-queue';
import { notePrinter, printerOfToken } from '../printer/printers';
import type { Ticket } from '../ticket/ticket';
import { ticketOf } from '../ticket/ticket';
import { canDrawTickets, ticketImage } from '../ticket/ticket-image';
import { ticketText } from '../ticket/ticket-text';
import type { ApiKit } from './api-kit';

const PNG = 'image/png';
const TEXT = 'text/plain';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The number of a job as the printer names it; null for anything else. */
const jobIdOf = ({ query }: Request): number | null => {
  const text = textOf(query['token']) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** What a poll says: JSON with everything but the status code optional. */
const polled = (
  body: unknown,
): { readonly status: string | null; readonly isPrinting: boolean } => {
  const said: Record<string, unknown> = { ...(typeof body === 'object' ? body : null) };
  const code = textOf(said['statusCode']);
  return {
    // "%20" between its words.
    status: code === null ? null : code.replaceAll('%20', ' ').replace(/[^ -~]/g, ''),
    isPrinting: said['printingInProgress'] === true,
  };
};

const isPrinted = (code: string): boolean => /^(2\d\d\b|OK\b)/i.test(code);

type PrinterHandler = (printerId: number, req: Request, res: Response) => Promise<void>;

/**
 * For printers that poll, by the HTTP protocol of Star CloudPRNT: POST asks whether there is something
 * to print, GET takes it, DELETE confirms it. Until that has come, the same ticket is handed out again:
 * one too many is thrown away, a missing one is a missing dish. Rules 26.4.
 */
export const printRoutes = ({ storage, settings, readShop, log, now }: ApiKit): Router => {
  const ofPrinter =
    (handle: PrinterHandler): RequestHandler<{ token: string }> =>
    async (req, res) => {
      res.set('Cache-Control', 'no-store');
      const printerId = await printerOfToken(storage.shop, req.params.token);
      if (printerId === null) res.sendStatus(404);
      else await handle(printerId, req, res);
    };

  const poll: PrinterHandler = async (printerId, req, res) => {
    const at = now().getTime();
    const { status, isPrinting } = polled(req.body);
    await notePrinter(storage.counters, printerId, status, at);
    const job = isPrinting ? null : await nextJob(storage.shop, printerId, at);
    if (job === null) res.json({ jobReady: false });
    else
      res.json({
        jobReady: true,
        mediaTypes: [(await canDrawTickets()) ? PNG : TEXT],
        jobToken: String(job.id),
        deleteMethod: 'DELETE',
      });
  };

  const ticketFor = async (
    job: NonNullable<Awaited<ReturnType<typeof nextJob>>>,
  ): Promise<Ticket> => {
    const { defaultLocale, country } = settings;
    return ticketOf(job.ticket, await knownOrder(storage.shop, job.orderId), {
      shop: await readShop(),
      locale: defaultLocale,
      localise: localiser(defaultLocale, defaultLocale),
      country,
    });
  };

  const take: PrinterHandler = async (printerId, req, res) => {
    const type = textOf(req.query['type'])?.split(';')[0]?.trim();
    // Without a type it asks how this server is set up: for HTTP alone that is 404.
    const job =
      type === undefined
        ? null
        : await nextJob(storage.shop, printerId, now().getTime(), jobIdOf(req));
    if (job === null) res.sendStatus(404);
    else if (type === PNG && (await canDrawTickets()))
      res.type(PNG).send(await ticketImage(await ticketFor(job)));
    else if (type === TEXT)
      res.type('text/plain; charset=utf-8').send(ticketText(await ticketFor(job)));
    else res.sendStatus(415);
  };

  const confirm: PrinterHandler = async (printerId, req, res) => {
    const code = textOf(req.query['code']) ?? '';
    // Older printers name no job: it is the one that they were given.
    const jobId =
      jobIdOf(req) ?? (await nextJob(storage.shop, printerId, now().getTime()))?.id ?? null;
    if (jobId !== null && isPrinted(code)) await endJob(storage.shop, printerId, jobId);
    else if (jobId !== null && (await failJob(storage.shop, printerId, jobId)))
      log.error({ printer: printerId, code }, 'a ticket could not be printed and is given up');
    res.sendStatus(200);
  };

  return Router()
    .post('/board/print/:token', express.json({ type: () => true, limit: '20kb' }), ofPrinter(poll))
    .get('/board/print/:token', ofPrinter(take))
    .delete('/board/print/:token', ofPrinter(confirm));
};
