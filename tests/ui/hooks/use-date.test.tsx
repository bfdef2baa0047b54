import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { cityChosen } from '../../../src/application/city/city-slice';
import { useCityDay, useDate } from '../../../src/ui/hooks/use-date';
import { createI18n } from '../../../src/ui/i18n/create-i18n';
import { LOCALE_TRANSLATIONS } from '../../support/locale-translations';
import { day, moment as momentOf } from '../../domain/time/support';
import { SOFIA, renderShop } from '../../support/render-shop';

const Written = ({ date }: { readonly date: string }) => <p>{useDate()(day(date))}</p>;

const written = (locale: string, date: string): string => {
  const i18n = createI18n(LOCALE_TRANSLATIONS, locale);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <Written date={date} />
    </I18nextProvider>,
  );
  return (container.textContent ?? '').replaceAll('\u00a0', ' ');
};

describe('a day', () => {
  it.each([
    ['en', '1 March 2024'],
    ['ru', '1 марта 2024 г.'],
    ['bg', '1 март 2024 г.'],
    ['kk', '2024 ж. 1 наурыз'],
    ['uk', '1 березня 2024 р.'],
  ] as const)('is written in %s as people there write it: %s', (locale, shownText) => {
    expect(written(locale, '2024-03-01')).toBe(shownText);
  });

  // Of languages that every machine of ours knows, the calendar's own words are a check.
  it.each(['en', 'ru', 'bg', 'uk', 'kk'] as const)(
    'has every month of the year in %s',
    (locale) => {
      const format = new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      });
      for (let month = 1; month <= 12; month += 1) {
        const date = `2024-${String(month).padStart(2, '0')}-15`;
        const name = format
          .formatToParts(Date.parse(date))
          .find(({ type }) => type === 'month')?.value;
        expect(written(locale, date)).toContain(name);
      }
    },
  );
});

describe('the day of a moment', () => {
  const Told = ({ at }: { readonly at: string }) => <p>{useCityDay()(momentOf(at))}</p>;

  it.each([
    ['Europe/Sofia', '2024-03-01'],
    ['America/Los_Angeles', '2024-02-29'],
    ['Pacific/Auckland', '2024-03-01'],
    ['UTC', '2024-03-01'],
  ])('is that of the city’s clocks, wherever it is read: %s', (zone, date) => {
    renderShop(<Told at="2024-03-01T00:30:00Z" />, {
      actions: [cityChosen({ current: { ...SOFIA, timezone: zone }, all: [] })],
    });
    expect(screen.getByText(date)).toBeInTheDocument();
  });

  it('is that of Greenwich while no city is known', () => {
    renderShop(<Told at="2024-03-01T23:30:00Z" />, {
      actions: [cityChosen({ current: null, all: [] })],
    });
    expect(screen.getByText('2024-03-01')).toBeInTheDocument();
  });
});
