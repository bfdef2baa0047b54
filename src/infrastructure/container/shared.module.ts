import { ContainerModule } from 'inversify';
import { LostCartStorage } from '../../application/ports/lost-cart-storage';
import { ProblemReporter } from '../../application/ports/problem-reporter';
import type { StandIn } from '../http/answer-cache';
import { AnswerCache } from '../http/answer-cache';
import { CustomerSurroundings, HttpClient, Surroundings } from './tokens';

/** In milliseconds: how long a change in the back office may take to be seen. */
const ANSWER_LIFETIME = 5000;

export interface SharedThings {
  /** How earlier answers stand in for a backend that is away; in a browser they do not. */
  readonly standIn?: StandIn;
  readonly http: HttpClient;
  readonly problems: ProblemReporter;
  readonly lostCart: LostCartStorage;
  readonly surroundings: Surroundings;
  /** In a browser they come later, with whoever needs them. */
  readonly ofCustomers?: CustomerSurroundings;
}

/** What a process holds once: nothing here may know of a visitor. */
export const sharedModule = ({
  http,
  problems,
  lostCart,
  surroundings,
  ofCustomers,
  standIn,
}: SharedThings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(HttpClient).toConstantValue(http);
    bind(AnswerCache).toConstantValue(
      new AnswerCache(ANSWER_LIFETIME, () => performance.now(), standIn),
    );
    bind(ProblemReporter).toConstantValue(problems);
    bind(LostCartStorage).toConstantValue(lostCart);
    bind(Surroundings).toConstantValue(surroundings);
    if (ofCustomers) bind(CustomerSurroundings).toConstantValue(ofCustomers);
  });
