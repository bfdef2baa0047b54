const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');
const TESTS = path.join(ROOT, 'tests');
const PASS_TIME = path.join(TESTS, 'support/pass-time.ts');
const EMPTY_DOCUMENT = path.join(TESTS, 'support/empty-document.ts');

/**
 * Replaced modules, a time limit and a look at memory would reach the other files; another
 * environment is another.
 */
const ALONE =
  /\bjest\.(mock|unmock|doMock|resetModules|isolateModules|setTimeout)\(|\bheapInUse\b|@jest-environment/;

const isAlone = (file) => ALONE.test(readFileSync(path.join(TESTS, file), 'utf8'));

/** A program that runs the tests of these files, each under its own name and with no spies of another. */
const programOf = (files) =>
  files
    .map((file) => {
      const [name, place, clock, page] = [
        file,
        path.join(TESTS, file),
        PASS_TIME,
        EMPTY_DOCUMENT,
      ].map((text) => JSON.stringify(text));
      return `describe(${name}, () => {
  require(${place});
  afterAll(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    require(${clock}).endPassedTime();
    require(${page}).emptyDocument();
  });
});
`;
    })
    .join('');

/**
 * Writes a few files that run the tests of many: an environment with all its modules for each file
 * takes longer than most of their tests.
 * @param {string} project
 * @param {RegExp} wanted matched against the paths below `tests`
 * @param {number} shares
 * @returns {string[]} what Jest is to run instead of the files themselves
 */
const together = (project, wanted, shares) => {
  const folder = path.join(ROOT, 'test-results/together', project.replaceAll(' ', '-'));
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(TESTS, { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => wanted.test(file))
    .sort();
  const shared = files.filter((file) => !isAlone(file));
  const programs = Array.from({ length: shares }, (_, share) => {
    const program = path.join(folder, `${String(share + 1)}.test.js`);
    const text = programOf(shared.filter((_, index) => index % shares === share));
    // Another run may be reading it.
    if (!existsSync(program) || readFileSync(program, 'utf8') !== text)
      writeFileSync(program, text);
    return program;
  });
  return [...programs, ...files.filter(isAlone).map((file) => path.join(TESTS, file))];
};

module.exports = { together };
