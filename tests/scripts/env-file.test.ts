/** A module: its names are its own. */
export {};

type Environment = Record<string, string | undefined>;
const { withSettings, withEnvFile } = jest.requireActual<{
  withSettings(text: string, env: Environment): Environment;
  withEnvFile(file: string, env: Environment): Environment;
}>('../../scripts/lib/env-file.mjs');
const { withDatabase } = jest.requireActual<{ withDatabase(env: Environment): Environment }>(
  '../../scripts/lib/database.mjs',
);

describe("the operator's settings", () => {
  it('are read from .env, with comments, quotes and empty lines', () => {
    const text = '# the shop\nPORT=8080\n\nBRAND="sushi" # not pizza\nDEFAULT_LOCALE=\'bg\'\n';
    expect(withSettings(text, {})).toEqual({ PORT: '8080', BRAND: 'sushi', DEFAULT_LOCALE: 'bg' });
  });

  it('give way to what is really set', () => {
    expect(withSettings('PORT=8080\nCOUNTRY=ua', { PORT: '3000' })).toEqual({
      PORT: '3000',
      COUNTRY: 'ua',
    });
  });

  it('need no .env file', () => {
    expect(withEnvFile('/nowhere/.env', { PORT: '3000' })).toEqual({ PORT: '3000' });
  });

  it('name one database for every program, also when none is chosen', () => {
    expect(withDatabase({ DATABASE_URL: 'sqlite:a.db' }).DATABASE_URL).toBe('sqlite:a.db');
    expect(withDatabase({ DATABASE_URL: '' }).DATABASE_URL).toBe('sqlite:data/shop.sqlite');
  });
});
