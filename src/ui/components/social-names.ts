import type { IconName } from './icon';

interface SocialLook {
  readonly name: string;
  readonly icon: IconName;
}

/** What the well-known ones call themselves in every language. */
const KNOWN: Readonly<Record<string, SocialLook>> = {
  telegram: { name: 'Telegram', icon: 'telegram' },
  viber: { name: 'Viber', icon: 'viber' },
  whatsapp: { name: 'WhatsApp', icon: 'whatsapp' },
  instagram: { name: 'Instagram', icon: 'instagram' },
  facebook: { name: 'Facebook', icon: 'facebook' },
  messenger: { name: 'Messenger', icon: 'chat' },
  youtube: { name: 'YouTube', icon: 'link' },
  tiktok: { name: 'TikTok', icon: 'link' },
  vk: { name: 'VK', icon: 'link' },
};

/** Returns how a social network is named and drawn; one that nobody knows by its own word. */
export const socialLook = (type: string): SocialLook =>
  KNOWN[type.toLowerCase()] ?? { name: type, icon: 'link' };
