/** A module: its names are its own. */
export {};

const { readAudit } = jest.requireActual<{
  readAudit(output: string): { found: string[] } | { unknown: string };
}>('../../scripts/lib/audit.mjs');

const reportOf = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { leftpad: { severity, range: '<2' } },
    metadata: { vulnerabilities: { [severity]: 1 } },
  });

it.each([
  ['critical', ['leftpad <2: critical']],
  ['high', ['leftpad <2: high']],
  ['moderate', []],
])('a weakness that is %s', (severity, found) => {
  const output = `npm warn something\n${reportOf(severity)}\nnpm notice New major version of npm`;
  expect(readAudit(output)).toEqual({ found });
});

it.each([
  ['{"message":"405 Method Not Allowed\\nmore"}', '405 Method Not Allowed'],
  ['not finished after 60 s', 'the registry gave no report'],
])('a registry that cannot say (%s) finds nothing and proves nothing', (output, unknown) => {
  expect(readAudit(output)).toEqual({ unknown });
});
