import type { DeliveryGateway } from '../../application/ports/delivery-gateway';
import type { CityId } from '../../domain/id/ids';
import { ok, refuse } from '../../domain/result/result';
import type { Coordinates } from '../../domain/zone/lng-lat';
import type { ApiClient } from '../http/api-client';
import { STALE_IF_ERROR } from '../http/backend-response-cache';
import { cityPath } from '../http/city-path';
import { decodeAddressTerms, decodeDeliveryArea } from './delivery-area.codec';
import { decodeDeliveryInfo } from './delivery-info.codec';

const OUT_OF_RANGE = 'zone.out_of_range';

const deliveryPath = (cityId: CityId): string => `${cityPath(cityId)}/delivery`;

export class HttpDeliveryGateway implements DeliveryGateway {
  constructor(private readonly api: ApiClient) {}

  async info(cityId: CityId) {
    const path = deliveryPath(cityId);
    const answer = await this.api.getPublic(path, decodeDeliveryInfo, STALE_IF_ERROR);
    if (!answer.ok) return answer;
    this.reportBroken(path, answer.value.broken);
    return ok(answer.value.delivery);
  }

  /** For a map on a page that has not loaded `info`; can be aborted. */
  async area(cityId: CityId, signal?: AbortSignal) {
    const path = deliveryPath(cityId);
    const answer = await this.api.get(path, decodeDeliveryArea, { signal });
    if (!answer.ok) return answer;
    const { area, broken } = answer.value;
    this.reportBroken(path, broken);
    return ok(area);
  }

  async terms(cityId: CityId, { lat, lng }: Coordinates, signal?: AbortSignal) {
    const answer = await this.api.get('/address/min', decodeAddressTerms, {
      query: { lat, lng, domainId: cityId },
      signal,
    });
    return !answer.ok && answer.error.kind === 'refused' && answer.error.code === OUT_OF_RANGE
      ? refuse({ kind: OUT_OF_RANGE } as const)
      : answer;
  }

  private reportBroken(path: string, paths: readonly string[]): void {
    if (paths.length > 0) this.api.report(`get ${path}`, { kind: 'undecodable', paths });
  }
}
