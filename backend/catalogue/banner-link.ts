import { isBannerLinkType } from '../../src/domain/navigation/banner-link';
import type { BannerLink } from './menu';

/** Reads a link as the tables hold it: its type, and an address part or a whole address. */
export const bannerLinkOf = (type: string, target: string): BannerLink => {
  if (type === 'url') return { type, address: target };
  if (!isBannerLinkType(type))
    throw new Error(`A banner of type "${type}" was not checked before it was stored`);
  return { type, slug: target };
};

/** The same as it travels, and as a file has it. */
export const toWireBannerLink = (link: BannerLink) =>
  link.type === 'url'
    ? { type: link.type, url: link.address }
    : { type: link.type, chpu: link.slug };
