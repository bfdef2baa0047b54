import type { Social } from '../../domain/city/city';
import { CategoryIcon } from './category-icon';
import { Icon } from './icon';
import { socialLook } from './social-names';

/** The shop's own line icon where it has one, else that of the back office. */
export const SocialIcon = ({ social: { type, iconPath } }: { readonly social: Social }) => {
  const { icon } = socialLook(type);
  return icon === 'link' && iconPath !== null ? (
    <CategoryIcon path={iconPath} />
  ) : (
    <Icon name={icon} size={22} />
  );
};
