import type { SlotsGateway } from '../../application/ports/slots-gateway';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import type { CityId } from '../../domain/id/ids';
import { SLOT_DAYS } from '../../domain/schedule/slot-plan';
import type { ApiClient } from '../http/api-client';
import { cityPath } from '../http/city-path';
import { decodeSlots } from './slots.codec';

const queryOf = (selection: DeliverySelection): Readonly<Record<string, string | number>> => {
  switch (selection.type) {
    case 'delivery': {
      const { lat, lng } = selection.address.place;
      return { orderType: 'delivery', lat, lng };
    }
    case 'pickup':
      return { orderType: 'pickup', branch: selection.branchId };
    case 'undecided':
      return { orderType: selection.wanted ?? 'delivery' };
  }
};

export class HttpSlotsGateway implements SlotsGateway {
  constructor(private readonly api: ApiClient) {}

  slots(cityId: CityId, selection: DeliverySelection, signal?: AbortSignal) {
    const query = { ...queryOf(selection), days: SLOT_DAYS };
    return this.api.get(`${cityPath(cityId)}/slots`, decodeSlots, { query, signal });
  }
}
