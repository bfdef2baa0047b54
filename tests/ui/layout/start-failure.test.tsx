import { act, screen } from '@testing-library/react';
import { SagaChunk } from '../../../src/ui/hooks/saga-chunk';
import { reloadIfOnline } from '../../../src/ui/navigation/page-reload';
import { Toasts } from '../../../src/ui/layout/toasts';
import { gate } from '../../support/gate';
import { renderShop } from '../../support/render-shop';

jest.mock('../../../src/ui/navigation/page-reload');

const opened = () => {
  const chunk = gate();
  // React reports what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = renderShop(
    <SagaChunk value={chunk.promise}>
      <input aria-label="Comment" />
      <Toasts />
    </SagaChunk>,
  );
  return { ...shop, chunk };
};

afterEach(() => {
  jest.restoreAllMocks();
});

it('says that the shop did not load in full, offers a reload, and leaves what was typed', async () => {
  const { user, chunk } = opened();
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'No onions');
  await act(async () => {
    chunk.fail(new Error('no network'));
    await chunk.promise.catch(() => undefined);
  });
  expect(screen.getByRole('status')).toHaveTextContent('The shop did not load in full.');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('No onions');
  await user.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reloadIfOnline).toHaveBeenCalledTimes(1);
});

it('says nothing where the second chunk comes', async () => {
  const { chunk } = opened();
  await act(async () => {
    chunk.open();
    await chunk.promise;
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
