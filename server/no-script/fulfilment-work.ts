import { storedAddresses } from '../../src/infrastructure/storage/stored-addresses';
import { storedSelection } from '../../src/infrastructure/storage/stored-choice';
import { isPlaced } from '../../src/domain/address/address';
import { guestPlace } from './guest-place';
import type { FormWork } from '../ssr/form-work';
import { chooseWhereTo } from './choose-fulfilment';
import { whereToFormOf } from './fulfilment-form';

/** Does what a form of where to says, and keeps it where a browser would. */
export const whereToWork: FormWork = async ({ request, response, visit }) => {
  const outcome = await chooseWhereTo(visit, whereToFormOf(request.body), request.t);
  if (outcome.kind === 'page') return outcome;
  const place = guestPlace(request, response);
  const { addressBook, delivery } = visit.store.getState();
  storedSelection(place).save(delivery.selection);
  if (addressBook.kind === 'guest')
    storedAddresses(place).save(addressBook.addresses.filter(isPlaced));
  return outcome;
};
