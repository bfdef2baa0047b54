/** A module: its names are its own. */
export {};

interface Source {
  name: string;
  find: () => string | undefined;
}
const { browserSources, findChromium, firstBrowser } = jest.requireActual<{
  browserSources(env: Record<string, string>): Source[];
  findChromium(env: Record<string, string>, sources?: Source[]): Promise<string>;
  firstBrowser(
    sources: Source[],
    starts: (file: string) => Promise<boolean>,
  ): Promise<{ name: string; file: string } | undefined>;
}>('../../scripts/lib/chromium.mjs');

const source = (name: string, file?: string): Source => ({ name, find: jest.fn(() => file) });
const starts = () => Promise.resolve(true);
/** A program that is on every machine with the tests, and answers --version. */
const BROWSER = process.execPath;

describe('which Chromium the browser tests use', () => {
  it("looks for the system's, then Playwright's, and only then downloads or installs one", () => {
    expect(browserSources({}).map(({ name }) => name)).toEqual([
      'system',
      'Playwright',
      'download',
      'Debian',
    ]);
  });

  it('takes the first there is and downloads nothing more', async () => {
    const download = source('download', '/downloaded');
    const found = await firstBrowser(
      [source('system'), source('Playwright', '/own'), download],
      starts,
    );
    expect(found).toEqual({ name: 'Playwright', file: '/own' });
    expect(download.find).not.toHaveBeenCalled();
  });

  it('passes over one that does not start, such as for want of a system library', async () => {
    const sources = [source('download', '/broken'), source('Debian', '/usr/bin/chromium')];
    const found = await firstBrowser(sources, (file) => Promise.resolve(file !== '/broken'));
    expect(found?.name).toBe('Debian');
  });

  it('takes the one that CHROMIUM_PATH names before all others', async () => {
    const system = source('system', '/usr/bin/chromium');
    expect(await findChromium({ CHROMIUM_PATH: BROWSER }, [system])).toBe(BROWSER);
    expect(system.find).not.toHaveBeenCalled();
  });

  it('takes no other in place of a CHROMIUM_PATH that does not start', async () => {
    const system = source('system', BROWSER);
    await expect(findChromium({ CHROMIUM_PATH: '/nowhere' }, [system])).rejects.toThrow(
      'CHROMIUM_PATH: got "/nowhere"',
    );
  });

  it('says how to get one when there is none', async () => {
    await expect(findChromium({}, [source('system')])).rejects.toThrow(
      /playwright install .* CHROMIUM_PATH/,
    );
  });
});
