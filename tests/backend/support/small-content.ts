import { inAll } from './small-menu';

const article = (chpu: string, name: string) => ({
  chpu,
  name: inAll(name),
  text: inAll(`<p>About ${chpu}</p>`),
  seo: null as Record<string, Record<string, string>> | null,
  hidden_in: [] as string[],
});

const newsItem = (chpu: string, name: string, date: string) => ({
  ...article(chpu, name),
  id: undefined as number | undefined,
  date,
  picture: null as string | null,
});

const promotion = (chpu: string, name: string) => ({
  ...article(chpu, name),
  date_from: '2026-11-01',
  date_to: null as string | null,
  promocode: null as string | null,
  categories: null as string[] | null,
  picture: null as string | null,
});

/** Three news, four promotions and two pages, made afresh so that a test can change them. */
export const smallContent = () => ({
  format: 'content',
  version: 1,
  locales: ['en', 'ru', 'bg', 'uk', 'kk'],
  news: [
    newsItem('older', 'Older news', '2026-11-01T10:00:00+02:00'),
    {
      ...newsItem('newest', 'Newest news', '2026-11-20T08:30:00Z'),
      picture: 'pictures/dish.webp' as string | null,
      seo: { tt: inAll('News title') } as Record<string, Record<string, string>> | null,
    },
    newsItem('middle', 'Middle news', '2026-11-10T10:00:00+02:00'),
  ],
  promotions: [
    { ...promotion('ten-percent', 'Ten percent'), promocode: 'pizza10' as string | null },
    { ...promotion('until-friday', 'Until Friday'), date_to: '2026-11-27' as string | null },
    { ...promotion('rolls-only', 'Rolls only'), categories: ['rolls'] as string[] | null },
    { ...promotion('always', 'Always'), picture: 'pictures/dish.webp' as string | null },
  ],
  pages: [article('about', 'About us'), article('terms', 'Terms')],
});

export type FixtureContent = ReturnType<typeof smallContent>;
