import { NavigationItem as ItemWire } from '../../../contract/wire/settings';
import * as t from 'io-ts';
import type { NavigationItem } from '../../application/ports/city-gateway';
import { decoderOf } from '../http/decoder';
import { toSeo } from '../http/seo.codec';

const toNavigationItem = (wire: ItemWire): NavigationItem => ({
  id: wire.id,
  name: wire.name,
  showTop: wire.show_top ?? false,
  showBottom: wire.show_bottom ?? false,
  module: wire.webmodule ? { type: wire.webmodule.type, slug: wire.webmodule.chpu ?? null } : null,
  pageSlug: wire.page?.chpu ?? null,
  link: wire.link
    ? {
        address: wire.link,
        opensInNewTab: wire.link_open_in_new_tab ?? false,
        isNoIndex: wire.link_noindex ?? false,
      }
    : null,
  seo: toSeo(wire.seo),
});

export const decodeNavigation = decoderOf(t.array(ItemWire), (items) =>
  items.map(toNavigationItem),
);
