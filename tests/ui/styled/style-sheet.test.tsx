import { css } from '@emotion/react';
import { render } from '@testing-library/react';

const red = css`
  color: rgb(200, 0, 0);
`;
const wide = css`
  width: 300px;
`;

const Plain = ({ className }: { className?: string }) => <b className={className}>plain</b>;

const styleOf = (element: Element | null) => window.getComputedStyle(element as Element);

describe('a styled element', () => {
  it('looks as its styles say', () => {
    const { container } = render(<p css={red}>words</p>);
    expect(styleOf(container.firstElementChild).color).toBe('rgb(200, 0, 0)');
  });

  it('takes several styles, the later ones above the earlier', () => {
    const blue = css`
      color: rgb(0, 0, 200);
    `;
    const { container } = render(<p css={[red, wide, blue]}>words</p>);
    const { color, width } = styleOf(container.firstElementChild);
    expect([color, width]).toEqual(['rgb(0, 0, 200)', '300px']);
  });

  it('leaves out a style that is not chosen', () => {
    const { container } = render(<p css={[wide, false]}>words</p>);
    expect(styleOf(container.firstElementChild).width).toBe('300px');
    expect(render(<i css={undefined}>none</i>).container.innerHTML).toBe('<i>none</i>');
  });

  it('dresses a component that takes a class', () => {
    const { container } = render(<Plain css={red} />);
    expect(styleOf(container.firstElementChild).color).toBe('rgb(200, 0, 0)');
  });
});

describe('the rules of styles', () => {
  const top = css`
    top: 1px;
  `;
  const count = (): number =>
    [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);

  it('come into the document once, however many elements wear them', () => {
    const before = count();
    render(
      <>
        <p css={top} />
        <p css={top} />
      </>,
    );
    expect(count()).toBe(before + 1);
  });
});
