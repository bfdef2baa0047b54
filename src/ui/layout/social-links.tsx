import { useSelector } from 'react-redux';
import { selectSocials } from '../../application/city/city-selectors';
import { visuallyHidden } from '../components/visually-hidden';
import { CAN_HOVER } from '../theme/media';
import { SocialIcon } from '../components/social-icon';
import { socialLook } from '../components/social-names';
import { css } from '../theme/emotion';
import { centred, wrappingRow } from '../theme/shared-styles';

const link = css(centred, {
  width: 'var(--touch)',
  height: 'var(--touch)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-control)',
  color: 'var(--text-soft)',
  [CAN_HOVER]: { '&:hover': { borderColor: 'var(--line-strong)', color: 'var(--text)' } },
});

interface SocialLinksProps {
  readonly labelledBy?: string;
  readonly onClick?: () => void;
}

export const SocialLinks = ({ labelledBy, onClick }: SocialLinksProps) => {
  const socials = useSelector(selectSocials);
  return (
    <ul className={wrappingRow} aria-labelledby={labelledBy}>
      {socials.map((social) => (
        <li key={social.link}>
          <a className={link} href={social.link} target="_blank" rel="noopener" onClick={onClick}>
            <SocialIcon social={social} />
            <span className={visuallyHidden}>{socialLook(social.type).name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
