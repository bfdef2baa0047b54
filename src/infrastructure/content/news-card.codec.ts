import * as t from 'io-ts';
import type { NewsCard } from '../../application/ports/article';
import { summaryOf } from '../html/plain-text';
import { PictureWire, toPicture } from '../http/picture.codec';
import { Moment, WireId } from '../http/wire-types';

export const NewsCardWire = t.intersection([
  t.type({ id: WireId, chpu: t.string, name: t.string, text: t.string, date: Moment }),
  PictureWire,
]);

export const toNewsCard = (wire: t.TypeOf<typeof NewsCardWire>): NewsCard => ({
  id: wire.id,
  slug: wire.chpu,
  name: wire.name,
  picture: toPicture(wire),
  publishedAt: wire.date,
  summary: summaryOf(wire.text),
});
