// Other tests have only those rules that decide what is found.
jest.unmock('@emotion/css/create-instance');

/** What the server has written into the head. */
const write = (rules: string): void => {
  document.head.innerHTML = `<style id="styles">${rules}</style>`;
};

/** The shop's Emotion, as it is when the page's scripts begin. */
const begin = async () => {
  jest.resetModules();
  return import('../../../src/ui/theme/emotion');
};

const countInserted = (): number =>
  [...document.querySelectorAll<HTMLStyleElement>('style:not(#styles)')].reduce(
    (sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0),
    0,
  );

const STYLES = 'color: red;';
const STEPS = 'from { opacity: 0; }';

it('a browser inserts no rule that the server has written, and each other one once', async () => {
  write('');
  const first = await begin();
  const card = first.css(STYLES);
  const rise = first.keyframes(STEPS);
  expect(countInserted()).toBe(2);

  write(`.${card}{${STYLES}}@keyframes ${rise}{${STEPS}}`);
  const { css, keyframes } = await begin();
  expect([css(STYLES), keyframes(STEPS)]).toEqual([card, rise]);
  expect(countInserted()).toBe(0);
  css('top: 1px;');
  css('top: 1px;');
  expect(countInserted()).toBe(1);
});
