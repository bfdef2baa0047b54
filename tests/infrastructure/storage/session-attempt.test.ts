import { sessionAttempt } from '../../../src/infrastructure/storage/session-attempt';

const UUID = '0b8f2c1e-3d4a-4b5c-8d6e-7f8091a2b3c4';

const areaWith = (text: string | null) => {
  const area = {
    text,
    getItem: () => area.text,
    setItem: (_: string, value: string) => {
      area.text = value;
    },
    removeItem: () => {
      area.text = null;
    },
  };
  return area;
};

it('keeps the key of an attempt through a reload, until it is let go', () => {
  const area = areaWith(null);
  sessionAttempt(() => area).save(UUID);
  expect(sessionAttempt(() => area).load()).toBe(UUID);
  sessionAttempt(() => area).save(null);
  expect(sessionAttempt(() => area).load()).toBeNull();
});

it('takes nothing else for a key', () => {
  expect(sessionAttempt(() => areaWith('../../login')).load()).toBeNull();
});

it('does without where nothing may be stored', () => {
  const attempts = sessionAttempt(() => {
    throw new Error('forbidden');
  });
  expect(() => {
    attempts.save(UUID);
  }).not.toThrow();
  expect(attempts.load()).toBeNull();
});
