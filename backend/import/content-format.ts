import { DISH_VARIANTS } from '../media/picture-variants';
import { checkContent, contentMentions } from './check-content';
import { ContentFile } from './content-file.codec';
import type { ImportFormatOf } from './import-format';
import { saveContent } from './save-content';
import { shownIn } from './shown-in';

/** News, promotions and pages. */
export const contentFormat: ImportFormatOf<ContentFile> = {
  name: 'content',
  codec: ContentFile,
  speaksOfMenu: true,
  check: checkContent,
  mentions: contentMentions,
  keys: ({ news, promotions, pages }, { country }) => ({
    news: shownIn(country, news),
    promotion: shownIn(country, promotions),
    page: shownIn(country, pages),
  }),
  pictureFields: ['news.*.picture', 'promotions.*.picture'],
  pictureVariants: DISH_VARIANTS,
  counts: ({ news, promotions, pages }) => ({
    news: news.length,
    promotions: promotions.length,
    pages: pages.length,
  }),
  save: saveContent,
};
