import { REFUSED_BY_POLICY, expectNothingForeignRuns, noteBlocked } from '../support/blocked';
import { test } from '../support/test';

test('nothing runs that somebody slips into a page', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(REFUSED_BY_POLICY);
  await expectNothingForeignRuns(page, `${baseURL ?? ''}/`, await noteBlocked(context));
});
