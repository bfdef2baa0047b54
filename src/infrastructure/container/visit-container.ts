import type { Container } from 'inversify';
import { Container as InversifyContainer } from 'inversify';
import type { ShopUseCases } from '../../application/store/root-saga';
import type { CallerOfVisit } from '../http/api-client';
import { ShopUseCasesToken, CallerToken } from './tokens';
import { visitModule } from './visit.module';

/** The use-cases of one visit, in a child container that is gone with the visit. */
export const openVisit = (shared: Container, caller: CallerOfVisit): ShopUseCases => {
  const visit = new InversifyContainer({ parent: shared });
  visit.bind(CallerToken).toConstantValue(caller);
  visit.load(visitModule);
  return visit.get<ShopUseCases>(ShopUseCasesToken);
};
