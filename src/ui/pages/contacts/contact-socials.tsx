import type { Social } from '../../../domain/city/city';
import { secondaryButton } from '../../components/button-styles';
import { SocialIcon } from '../../components/social-icon';
import { socialLook } from '../../components/social-names';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { Section } from '../../components/section';

interface ContactSocialsProps {
  readonly socials: readonly Social[];
}

interface SocialGroupProps extends ContactSocialsProps {
  readonly id: 'messengers' | 'socials';
}

const groups = css`
  display: flex;
  flex-wrap: wrap;
  gap: 40px 64px;
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const link = css`
  ${secondaryButton};
  font-weight: 500;
`;

const SocialGroup = ({ id, socials }: SocialGroupProps) => {
  const t = useText();
  if (socials.length === 0) return null;
  return (
    <Section title={t(`contacts.${id}`)} id={id} isLarge>
      <ul className={list}>
        {socials.map((social) => (
          <li key={social.link}>
            <a className={link} href={social.link} target="_blank" rel="noopener">
              <SocialIcon social={social} />
              <span>{socialLook(social.type).name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** Where one can write to the restaurant, and where one can follow it. */
export const ContactSocials = ({ socials }: ContactSocialsProps) =>
  socials.length > 0 ? (
    <div className={groups}>
      <SocialGroup id="messengers" socials={socials.filter(({ isMessenger }) => isMessenger)} />
      <SocialGroup id="socials" socials={socials.filter(({ isMessenger }) => !isMessenger)} />
    </div>
  ) : null;
