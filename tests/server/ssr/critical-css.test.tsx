import { renderToString } from 'react-dom/server';
import { criticalCss } from '../../../server/ssr/critical-css';
import { css, cx, keyframes } from '../../../src/ui/theme/emotion';

const red = css`
  color: red;
`;
const wide = css`
  width: 300px;
`;
const beat = keyframes`
  40% { transform: scale(1.25); }
`;

const rulesFor = (page: React.ReactElement, sent: Set<string>): string =>
  criticalCss(renderToString(page), sent);

describe('the rules of style that a page is sent with', () => {
  it('are those that its elements need, without keyframes that none of them mentions', () => {
    expect(rulesFor(<p className={red}>words</p>, new Set())).toMatch(/^\.s-\w+\{color:red;\}$/);
  });

  it('are one for an element with several styles, the later above the earlier', () => {
    const rules = rulesFor(<p className={cx(wide, red, false)} />, new Set());
    expect(rules).toMatch(/^\.s-\w+\{width:300px;color:red;\}$/);
  });

  it('come once, also for a block that comes later', () => {
    const sent = new Set<string>();
    rulesFor(<p className={red} />, sent);
    const later = rulesFor(
      <p className={red}>
        <b className={wide} />
      </p>,
      sent,
    );
    expect(later).toMatch(/^\.s-\w+\{width:300px;\}$/);
  });

  it('bring the keyframes that they mention', () => {
    const beating = css`
      animation: ${beat} 260ms;
    `;
    const rules = rulesFor(<p className={beating} />, new Set());
    expect(rules).toContain(`@keyframes ${beat}{`);
    expect(rules).toContain(`animation:${beat} 260ms;`);
  });

  it('leave out classes that are not ours', () => {
    expect(rulesFor(<p className="s-unknown">words</p>, new Set())).toBe('');
  });
});
