import { checkContent, contentMentions } from './check-content';
import { ContentFile } from './content-file.codec';
import type { ImportFormatOf } from './import-format';
import { picturesIn } from './picture-mentions';
import { saveContent } from './save-content';

const slugs = (articles: readonly { readonly chpu: string }[]): string[] =>
  articles.map(({ chpu }) => chpu);

/** News, promotions and pages. */
export const contentFormat: ImportFormatOf<ContentFile> = {
  name: 'content',
  codec: ContentFile,
  speaksOfMenu: true,
  check: checkContent,
  mentions: contentMentions,
  keys: ({ news, promotions, pages }) => ({
    news: slugs(news),
    promotion: slugs(promotions),
    page: slugs(pages),
  }),
  pictures: ({ news, promotions }) => [
    ...picturesIn('news', news),
    ...picturesIn('promotions', promotions),
  ],
  counts: ({ news, promotions, pages }) => ({
    news: news.length,
    promotions: promotions.length,
    pages: pages.length,
  }),
  save: saveContent,
};
