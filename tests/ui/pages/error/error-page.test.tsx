import { screen } from '@testing-library/react';
import { cityChosen } from '../../../../src/application/city/city-slice';
import { ErrorPage } from '../../../../src/ui/pages/error/error-page';
import { renderShop } from '../../../support/render-shop';

it.each([
  [404, 'Page not found'],
  [503, 'The kitchen cannot be reached right now'],
  [500, 'Something went wrong on our side'],
  [418, 'Something went wrong on our side'],
])('says with status %i: %s', (status, title) => {
  renderShop(<ErrorPage status={status} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(String(status))).toBeInTheDocument();
});

it('leads from a missing page to the main one, in the same language', () => {
  renderShop(<ErrorPage status={404} />, { path: '/ru/nope' });
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/ru');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([500, 503])(
  'offers to try again with status %i, and the phone meanwhile',
  async (status) => {
    const onRetry = jest.fn();
    const { user } = renderShop(<ErrorPage status={status} onRetry={onRetry} />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: '+359 2 400 10 20' })).toHaveAttribute(
      'href',
      'tel:+35924001020',
    );
  },
);

it('has no phone to offer before the city is known', () => {
  renderShop(<ErrorPage status={503} />, { actions: [cityChosen({ current: null, all: [] })] });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
