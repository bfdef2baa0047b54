import axe from 'axe-core';
import {
  codeRefused,
  telegramRequested,
  telegramLinked,
} from '../../../src/application/sign-in/sign-in-slice';
import { instant } from '../../../src/domain/time/instant';
import { AuthCodeModal } from '../../../src/ui/modals/auth-code-modal';
import { renderShop } from '../../support/render-shop';

const REFUSED = [
  telegramRequested(undefined),
  telegramLinked({ uuid: 'u', link: 'https://t.me/u', expiresAt: instant(2e12) }),
  codeRefused({ kind: 'said', message: 'This code is wrong.' }),
];

it('the question for the code breaks no rule of accessibility when a code was refused', async () => {
  const { container } = renderShop(<AuthCodeModal />, { actions: REFUSED });
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    // These have to see the page drawn, or the frame around it.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
});
