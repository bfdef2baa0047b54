import { css as original, keyframes as originalMovement } from '@emotion/react';
import { css, keyframes } from '../../../src/ui/styled/emotion';

it('the browser names styles as the server does', () => {
  const own = css`
    color: red;
  `;
  const other = original`
    color: red;
  `;
  expect(own.name).toBe(other.name);
  expect(own.styles).toBe(other.styles);
});

it('the browser names movements as the server does, and finds them in styles', () => {
  const own = keyframes`
    from { opacity: 0; }
  `;
  const other = originalMovement`
    from { opacity: 0; }
  `;
  expect(own.name).toBe(other.name);
  const moved = css`
    animation: ${own} 1s;
  `;
  const alsoMoved = original`
    animation: ${other} 1s;
  `;
  expect(moved.name).toBe(alsoMoved.name);
});
