import fc from 'fast-check';
import { ORDER_STATUSES } from '../../../src/domain/order/order-status';
import type { ReportedStatus } from '../../../src/domain/order/shown-status';
import {
  isShownAsFinal,
  showNext,
  shownStatusOf,
  statusAfterReports,
} from '../../../src/domain/order/shown-status';
import { instant } from '../../../src/domain/time/instant';

const reported = (code: string, minute = 0, name = ''): ReportedStatus => ({
  code,
  name,
  at: instant(minute * 60_000),
});

describe('a status as the server says it', () => {
  it('is shown by the label of the shop where the shop has one', () => {
    expect(shownStatusOf(reported('package', 3, 'Verpackt'))).toEqual({
      kind: 'known',
      status: 'package',
      at: 180_000,
    });
  });

  it.each([
    ['its name', 'oven', 'In the oven', 'In the oven'],
    ['its name without the spaces around it', 'oven', ' In the oven ', 'In the oven'],
    ['its word where it has no name', 'oven', '', 'oven'],
    ['its word where its name is blank', 'oven', '  ', 'oven'],
  ])('is shown by %s where the shop does not know it', (_how, code, name, shown) => {
    expect(shownStatusOf(reported(code, 1, name))).toEqual({
      kind: 'unknown',
      name: shown,
      at: 60_000,
    });
  });
});

describe('the next report', () => {
  it.each([
    ['a step further', 'new', 'process'],
    ['several steps further', 'new', 'delivery'],
    ['a step back, as long as the order goes on', 'package', 'process'],
    ['the end', 'delivery', 'complete'],
    ['the other end, where the restaurant puts it right', 'complete', 'cancel'],
  ])('is shown: %s', (_what, before, after) => {
    expect(showNext(shownStatusOf(reported(before)), reported(after, 5))).toEqual(
      shownStatusOf(reported(after, 5)),
    );
  });

  it('is shown when it is of an earlier time', () => {
    expect(showNext(shownStatusOf(reported('new', 9)), reported('process', 2))).toEqual(
      shownStatusOf(reported('process', 2)),
    );
  });

  it('is shown when nobody knows it, and left again', () => {
    const oven = reported('oven', 4, 'In the oven');
    const shown = showNext(shownStatusOf(reported('process')), oven);
    expect(shown).toEqual({ kind: 'unknown', name: 'In the oven', at: 240_000 });
    expect(showNext(shown, reported('package', 6))).toEqual(shownStatusOf(reported('package', 6)));
  });

  it.each([
    ['complete', 'delivery'],
    ['cancel', 'process'],
    ['complete', 'oven'],
  ])('leaves %s alone when it says %s', (end, late) => {
    const shown = shownStatusOf(reported(end, 5));
    expect(showNext(shown, reported(late, 9))).toEqual(shown);
  });
});

describe('several reports', () => {
  it('show the one that stands', () => {
    expect(statusAfterReports([reported('new')])).toEqual(shownStatusOf(reported('new')));
    expect(
      statusAfterReports([
        reported('new', 1),
        reported('delivery', 3),
        reported('complete', 2),
        reported('process', 4),
      ]),
    ).toEqual(shownStatusOf(reported('complete', 2)));
  });

  const anyReport = fc.record({
    code: fc.constantFrom(...ORDER_STATUSES, 'oven', 'lost'),
    name: fc.constantFrom('', 'In the oven'),
    at: fc.integer({ min: 0, max: 9 }).map(instant),
  });

  it('never lead out of the end, whichever they are and in whatever order they come', () => {
    fc.assert(
      fc.property(anyReport, fc.array(anyReport), fc.array(anyReport), (first, some, more) => {
        const shown = statusAfterReports([first, ...some]);
        const later = statusAfterReports([first, ...some, ...more]);
        expect(!isShownAsFinal(shown) || isShownAsFinal(later)).toBe(true);
      }),
    );
  });

  it('show the last one as long as none has ended the order', () => {
    const goingOn = anyReport.filter((report) => !isShownAsFinal(shownStatusOf(report)));
    fc.assert(
      fc.property(fc.array(goingOn), goingOn, (some, last) => {
        const [first = last, ...rest] = some;
        expect(statusAfterReports([first, ...rest, last])).toEqual(shownStatusOf(last));
      }),
    );
  });
});

it('shows the example of the rules', () => {
  expect(statusAfterReports([reported('new'), reported('delivery', 1)])).toEqual({
    kind: 'known',
    status: 'delivery',
    at: 60_000,
  });
  expect(statusAfterReports([reported('complete', 1), reported('process', 2)])).toEqual({
    kind: 'known',
    status: 'complete',
    at: 60_000,
  });
  expect(statusAfterReports([reported('oven', 1, 'In the oven')])).toEqual({
    kind: 'unknown',
    name: 'In the oven',
    at: 60_000,
  });
});
