/** @jest-environment node */
import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { rulesOf, wornIn } from '../../../src/ui/styled/style-sheet';

const red = css`
  color: red;
`;
const wide = css`
  width: 300px;
`;
const beat = keyframes`
  40% { transform: scale(1.25); }
`;

const rulesFor = (html: string, sent: Set<string>): string => rulesOf(wornIn(html), sent);

const pageOf = (tree: ReactNode): string => renderToString(<div>{tree}</div>);

describe('the rules of style that a page is sent with', () => {
  it('are those that its elements wear', () => {
    pageOf(<p css={wide}>of another visitor</p>);
    const rules = rulesFor(pageOf(<p css={red}>words</p>), new Set());
    expect(rules).toMatch(/^\.s-\w+\{color:red;\}$/);
  });

  it('come once, also for a block that comes later', () => {
    const sent = new Set<string>();
    rulesFor(pageOf([<p key={1} css={red} />, <p key={2} css={red} />]), sent);
    const later = rulesFor(pageOf([<p key={1} css={red} />, <p key={2} css={wide} />]), sent);
    expect(later).toMatch(/^\.s-\w+\{width:300px;\}$/);
  });

  it('bring the movements that they mention', () => {
    const beating = css`
      animation: ${beat} 260ms;
    `;
    expect(rulesFor(pageOf(<p css={beating} />), new Set())).toContain('@keyframes');
  });

  it('know nothing of classes that are not ours', () => {
    expect(rulesFor('<p class="s-unknown">words</p>', new Set())).toBe('');
  });
});
