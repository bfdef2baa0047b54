import { ContainerModule } from 'inversify';
import { LostCartStorage } from '../../application/ports/lost-cart-storage';
import { ProblemReporter } from '../../application/ports/problem-reporter';
import { HttpClient } from './tokens';

export interface SharedThings {
  readonly http: HttpClient;
  readonly problems: ProblemReporter;
  readonly lostCart: LostCartStorage;
}

/** What a process holds once: nothing here may know of a visitor. */
export const sharedModule = ({ http, problems, lostCart }: SharedThings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(HttpClient).toConstantValue(http);
    bind(ProblemReporter).toConstantValue(problems);
    bind(LostCartStorage).toConstantValue(lostCart);
  });
