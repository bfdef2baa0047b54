import type { Response } from 'express';

/** What a call is answered with, where that is more than a body with status 200. */
export class Answer {
  constructor(
    readonly body: unknown,
    readonly status: 200 | 201 = 200,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** 201: the call has made something. */
export const created = (body: unknown): Answer => new Answer(body, 201);

/** An answer that goes on for as long as its reader stays: `begin` writes it. */
export class LiveAnswer {
  constructor(readonly begin: (res: Response) => void) {}
}
