import { screen } from '@testing-library/react';
import { cityChosen } from '../../../src/application/city/city-slice';
import { CityMenu } from '../../../src/ui/layout/city-menu';
import { SOFIA, renderShop } from '../../support/render-shop';

it('names the city and leads to the others at their own address, without a way back into this page', () => {
  renderShop(<CityMenu />);
  expect(screen.getByText('City: Sofia')).toBeInTheDocument();
  const link = screen.getByText('Varna');
  expect(link).toHaveAttribute('href', 'http://varna.example');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('is not there for a shop in one city', () => {
  renderShop(<CityMenu />, { actions: [cityChosen({ current: SOFIA, all: [SOFIA] })] });
  expect(screen.queryByText('Sofia')).toBeNull();
});
