import { waitFor } from '@testing-library/react';
import { BottomBars } from '../../../src/ui/layout/bottom-bars';
import { renderShop } from '../../support/render-shop';

const real = window.ResizeObserver;

/** Browsers tell the first size of an element, too. */
class FirstSize {
  constructor(private readonly onSize: () => void) {}
  readonly observe = () => this.onSize();
  readonly disconnect = () => undefined;
}

beforeEach(() => Object.assign(window, { ResizeObserver: FirstSize }));
afterEach(() => {
  jest.restoreAllMocks();
  window.ResizeObserver = real;
});

it('raises what else keeps to the bottom of the screen by what it shows there', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(104);
  renderShop(<BottomBars />);
  const { style } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue('--raised')).toBe('104px'));
});
