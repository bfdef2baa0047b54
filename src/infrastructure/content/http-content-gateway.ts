import type { ContentGateway } from '../../application/ports/content-gateway';
import type { CityId } from '../../domain/id/ids';
import type { SanitiseHtml } from '../html/sanitise-html';
import type { ApiClient } from '../http/api-client';
import { STALE_IF_ERROR } from '../http/backend-response-cache';
import { cityPath } from '../http/city-path';
import { articleDecoders } from './article.codec';

/** Fetches the cleaner of HTML, which only the restaurant's own texts need. */
export type LoadSanitiser = () => Promise<SanitiseHtml>;

export class HttpContentGateway implements ContentGateway {
  constructor(
    private readonly api: ApiClient,
    private readonly loadSanitiser: LoadSanitiser,
  ) {}

  async page(cityId: CityId, slug: string) {
    const { page } = await this.decoders();
    return this.api.getPublic(
      `${cityPath(cityId)}/page/${encodeURIComponent(slug)}`,
      page,
      STALE_IF_ERROR,
    );
  }

  async newsList(cityId: CityId, page: number) {
    const { newsList } = await this.decoders();
    const path = `${cityPath(cityId)}/news?page=${String(page)}`;
    return page === 1
      ? this.api.getPublic(path, newsList, STALE_IF_ERROR)
      : this.api.get(path, newsList);
  }

  async newsItem(cityId: CityId, slug: string) {
    const { newsItem } = await this.decoders();
    return this.api.getPublic(
      `${cityPath(cityId)}/news/${encodeURIComponent(slug)}`,
      newsItem,
      STALE_IF_ERROR,
    );
  }

  async promotions(cityId: CityId) {
    const { promotions } = await this.decoders();
    return this.api.getPublic(`${cityPath(cityId)}/promo`, promotions, STALE_IF_ERROR);
  }

  async promotion(cityId: CityId, slug: string) {
    const { promotion } = await this.decoders();
    return this.api.getPublic(
      `${cityPath(cityId)}/promo/${encodeURIComponent(slug)}`,
      promotion,
      STALE_IF_ERROR,
    );
  }

  private async decoders() {
    return articleDecoders(await this.loadSanitiser());
  }
}
