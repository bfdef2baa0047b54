import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { requestLog } from '../../../environment/request-log';
import { errorHandler } from '../../../backend/http/error-handler';
import { requestLanguage } from '../../../backend/http/request-language';

const answerTo = (error: Error, locale = 'en') => {
  const app = express();
  app.use(requestLog(pino({ level: 'silent' }), true));
  app.use(requestLanguage(['en', 'ru'], 'en'));
  app.get('/', () => {
    throw error;
  });
  app.use(errorHandler(pino({ level: 'silent' })));
  return request(app).get('/').set('Accept-Language', locale);
};

const withCode = (code: string): Error => Object.assign(new Error('inner words'), { code });

describe('while the database does not answer', () => {
  it.each([
    ['is not there', withCode('ECONNREFUSED')],
    ['shuts down', withCode('57P01')],
    ['starts', withCode('57P03')],
    ['has no connections left', withCode('53300')],
    ['kept somebody waiting for a turn', withCode('55P03')],
    ['took a frozen change back', withCode('25P03')],
    ['is written by somebody else for too long', withCode('SQLITE_BUSY')],
    ['has no room left', withCode('SQLITE_FULL')],
    ['was lost', new Error('Connection terminated unexpectedly')],
    ['takes no connection', new Error('timeout exceeded when trying to connect')],
  ])('tells to come back when it %s', async (_, error) => {
    const { body, headers } = await answerTo(error).expect(503);
    expect(headers['retry-after']).toBe('2');
    expect(body).toEqual({
      message: 'The shop cannot answer right now. Please try again in a moment',
      code: 'unavailable',
      request_id: expect.any(String),
    });
  });

  it('says so in the language of the customer', async () => {
    const { body } = await answerTo(withCode('ECONNREFUSED'), 'ru').expect(503);
    expect(body.message).toBe('Магазин сейчас не отвечает. Попробуйте ещё раз через минуту');
  });
});

it.each([
  ['a broken statement', withCode('42P01')],
  ['a broken promise of the tables', withCode('SQLITE_CONSTRAINT_UNIQUE')],
  ['a mistake of ours', new TypeError('x is undefined')],
])('owns up to %s', async (_, error) => {
  const { body } = await answerTo(error).expect(500);
  expect(body.code).toBe('internal');
});
