import { fireEvent, screen } from '@testing-library/react';
import { Carousel } from '../../../src/ui/components/carousel';
import { renderShop } from '../../support/render-shop';

const open = (path = '/') =>
  renderShop(
    <Carousel label="Dishes">
      <li>one</li>
    </Carousel>,
    { path },
  );

/** As a browser has it: so far scrolled, so wide, and so wide all in all. */
const scrolled = (scrollLeft: number, clientWidth: number, scrollWidth: number): HTMLElement => {
  const list = screen.getByRole('list', { name: 'Dishes' });
  Object.defineProperties(list, {
    scrollLeft: { configurable: true, value: scrollLeft },
    clientWidth: { configurable: true, value: clientWidth },
    scrollWidth: { configurable: true, value: scrollWidth },
  });
  return list;
};

/* Only wide screens have the buttons; the imitation of a browser is none. */
const resting = (): readonly (string | null)[] =>
  ['Previous', 'Next'].map((name) => screen.getByLabelText(name).getAttribute('aria-disabled'));

it.each([
  ['at the start', 0, ['true', null]],
  ['a rounding from the start', 0.5, ['true', null]],
  ['in the middle', 300, [null, null]],
  ['a rounding from the end', 599.4, [null, 'true']],
  ['at the end', 600, [null, 'true']],
])('%s only the way that leads on is offered', (_where, place, expected) => {
  open();
  fireEvent.scroll(scrolled(place, 400, 1000));
  expect(resting()).toEqual(expected);
});

it('offers no way where all of it is in sight, and one as soon as the window is narrower', () => {
  open();
  fireEvent.scroll(scrolled(0, 1000, 1000));
  expect(resting()).toEqual(['true', 'true']);
  scrolled(0, 400, 1000);
  fireEvent(window, new Event('resize'));
  expect(resting()).toEqual(['true', null]);
});

it('moves by a press, and by none at an end', async () => {
  const { user } = open();
  const list = scrolled(0, 400, 1000);
  const scrollBy = jest.fn();
  Object.assign(list, { scrollBy });
  fireEvent.scroll(list);
  await user.click(screen.getByLabelText('Previous'));
  expect(scrollBy).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Next'));
  expect(scrollBy).toHaveBeenCalledWith({ left: 320, behavior: 'smooth' });
});

it('speaks the language of the page', () => {
  open('/ru');
  expect(screen.getByLabelText('Предыдущие')).toBeInTheDocument();
  expect(screen.getByLabelText('Следующие')).toBeInTheDocument();
});
