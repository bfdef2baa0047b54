import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Stepper } from '../../../src/ui/components/stepper';
import { renderShop } from '../../support/render-shop';

const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

const Counted = ({ from }: { readonly from: number }) => {
  const [quantity, setQuantity] = useState(from);
  return <Stepper name="Olives" quantity={quantity} min={1} max={3} onChange={setQuantity} />;
};

it('is a group with the name of what is counted', () => {
  renderShop(<Counted from={2} />);
  expect(screen.getByRole('group', { name: 'Olives' })).toHaveTextContent('2');
});

it('goes up to its most and down to its least, and says where it ends', async () => {
  const { user } = renderShop(<Counted from={2} />);
  await user.click(button('Increase'));
  expect(screen.getByRole('group')).toHaveTextContent('3');
  expect(button('Increase')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Decrease'));
  await user.click(button('Decrease'));
  expect(screen.getByRole('group')).toHaveTextContent('1');
  expect(button('Decrease')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Increase')).not.toHaveAttribute('aria-disabled');
});

it.each([
  ['Increase', '3'],
  ['Decrease', '1'],
])(
  'keeps the focus on %s when a key has brought it to its end, and goes no further',
  async (name, end) => {
    const { user } = renderShop(<Counted from={2} />);
    button(name).focus();
    await user.keyboard('{Enter}');
    expect(button(name)).toHaveFocus();
    await user.keyboard('{Enter} ');
    expect(button(name)).toHaveFocus();
    expect(screen.getByRole('group')).toHaveTextContent(end);
  },
);
