import type { NewsItem } from '../../../contract/wire/content';
import type { NewsCard } from '../../application/ports/article';
import { summaryOf } from '../html/plain-text';
import { toPicture } from '../http/picture.codec';

export const toNewsCard = (wire: NewsItem): NewsCard => ({
  id: wire.id,
  slug: wire.chpu,
  name: wire.name,
  picture: toPicture(wire),
  publishedAt: wire.date,
  summary: summaryOf(wire.text),
});
