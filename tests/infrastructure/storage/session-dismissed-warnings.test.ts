import { sessionDismissedWarnings } from '../../../src/infrastructure/storage/session-dismissed-warnings';

const areaOf = (value: string | null = null) => {
  let kept = value;
  return {
    getItem: () => kept,
    setItem: (_key: string, text: string) => {
      kept = text;
    },
  };
};

it('remembers what was put away', () => {
  const area = areaOf();
  sessionDismissedWarnings(() => area).save(['Snow', '"Closed", they say']);
  expect(sessionDismissedWarnings(() => area).load()).toEqual(['Snow', '"Closed", they say']);
});

it.each([null, '', '{', '{"a":1}', 'null', '[1]'])('takes %j for nothing put away', (kept) => {
  expect(sessionDismissedWarnings(() => areaOf(kept)).load()).toEqual([]);
});

it('does without where storing is forbidden', () => {
  const forbidden = sessionDismissedWarnings(() => {
    throw new Error('SecurityError');
  });
  expect(forbidden.load()).toEqual([]);
  expect(() => {
    forbidden.save(['Snow']);
  }).not.toThrow();
});
