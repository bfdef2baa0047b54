import { BottomBars } from '../../../src/ui/layout/bottom-bars';
import { renderShop } from '../../support/render-shop';

afterEach(() => {
  jest.restoreAllMocks();
});

it('raises what else keeps to the bottom of the screen by what it shows there', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(104);
  renderShop(<BottomBars />);
  expect(document.documentElement.style.getPropertyValue('--raised')).toBe('104px');
});
