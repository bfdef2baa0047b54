import { useSelector } from 'react-redux';
import type { SandboxName } from '../../application/ports/settings';
import { selectSettings } from '../../application/settings/settings-slice';
import { useText } from '../text/use-text';
import { container } from '../components/container';
import { css } from '../theme/emotion';

const line = css`
  ${container};
  margin-top: 24px;
  color: var(--text-soft);
  font-size: var(--size-15);
`;

/** What each part of a shop that only pretends means to its customers. */
const MEANINGS = {
  payment: 'footer.demo.payment',
  outbox: 'footer.demo.codes',
  telegram: 'footer.demo.codes',
  login: 'footer.demo.login',
} as const satisfies Readonly<Record<SandboxName, string>>;

const NONE: readonly SandboxName[] = [];

/** Says on every page what of the shop is not real; nothing in a shop where all is. */
export const DemoNote = () => {
  const t = useText();
  const sandboxes = useSelector(selectSettings)?.sandboxes ?? NONE;
  if (sandboxes.length === 0) return null;
  const meanings = new Set(sandboxes.map((name) => MEANINGS[name]));
  return (
    <p className={line} role="note">
      {['footer.demo.shop' as const, ...meanings].map((key) => t(key)).join(' ')}
    </p>
  );
};
