import * as t from 'io-ts';
import type { NavigationItem } from '../../application/ports/city-gateway';
import { decoderOf, WireId, optional } from '../http/wire-types';
import { SeoWire, toSeo } from '../http/seo.codec';

const NavigationItemWire = t.intersection([
  t.type({ id: WireId, name: t.string }),
  t.partial({
    show_top: t.boolean,
    show_bottom: t.boolean,
    webmodule: optional(
      t.intersection([t.type({ type: t.string }), t.partial({ chpu: optional(t.string) })]),
    ),
    page: optional(t.partial({ chpu: optional(t.string) })),
    link: optional(t.string),
    link_open_in_new_tab: optional(t.boolean),
    link_noindex: optional(t.boolean),
    seo: SeoWire,
  }),
]);

const toNavigationItem = (wire: t.TypeOf<typeof NavigationItemWire>): NavigationItem => ({
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

export const decodeNavigation = decoderOf(t.array(NavigationItemWire), (items) =>
  items.map(toNavigationItem),
);
