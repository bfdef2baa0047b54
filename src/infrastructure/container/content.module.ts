import { ContainerModule } from 'inversify';
import { ContentGateway } from '../../application/ports/content-gateway';
import { HttpContentGateway } from '../content/http-content-gateway';
import { ApiClient } from '../http/api-client';

/** Cleans the restaurant's HTML; a chunk of its own, since only pages with such texts need it. */
const loadSanitiser = () =>
  import(/* webpackChunkName: "sanitise-html" */ '../html/sanitise-html').then(
    ({ sanitiseHtml }) => sanitiseHtml,
  );

export const contentModule = new ContainerModule(({ bind }) => {
  bind(ContentGateway)
    .toResolvedValue((api: ApiClient) => new HttpContentGateway(api, loadSanitiser), [ApiClient])
    .inRequestScope();
});
