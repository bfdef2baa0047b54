import { useSelector } from 'react-redux';
import { selectSetup } from '../../application/setup/setup-slice';
import { brandText } from './brand-text';
import { useText } from './use-text';

/** What the shop calls itself and says of itself, in the visit's language. */
export const useBrandText = (): { readonly name: string; readonly tagline: string } => {
  const t = useText();
  const setup = useSelector(selectSetup);
  return { name: t(brandText(setup, 'name')), tagline: t(brandText(setup, 'tagline')) };
};
