import { ContainerModule } from 'inversify';
import { AccountPlatform } from '../../application/ports/account-platform';
import { CustomerListsGateway } from '../../application/ports/customer-lists-gateway';
import { ProfileGateway } from '../../application/ports/profile-gateway';
import { SignInGateway } from '../../application/ports/sign-in-gateway';
import { makeJoinFavourites, makeJoinViewed } from '../../application/sign-in/join-lists';
import { makeLogIn } from '../../application/sign-in/log-in';
import { ApiClient } from '../http/api-client';
import { lateGateway } from '../http/late-gateway';

/** Returns how sessions begin and end, and what a guest brings into the account. */
const signInUseCases = (
  signIn: SignInGateway,
  profiles: ProfileGateway,
  lists: CustomerListsGateway,
  { inTurn }: AccountPlatform,
) => ({
  sendCode: signIn.sendCode.bind(signIn),
  linkTelegram: signIn.linkTelegram.bind(signIn),
  checkTelegram: signIn.checkTelegram.bind(signIn),
  logIn: makeLogIn(signIn, inTurn),
  logOut: (everywhere: boolean) => inTurn(() => signIn.logOut(everywhere)),
  endSession: (session: string) => inTurn(() => signIn.endSession(session)),
  deleteAccount: () => inTurn(() => profiles.deleteAccount()),
  joinFavourites: makeJoinFavourites(lists),
  joinViewed: makeJoinViewed(lists),
});

export type SignInUseCases = ReturnType<typeof signInUseCases>;
export const SignInUseCases = Symbol('SignInUseCases');

export const signInModule = new ContainerModule(({ bind }) => {
  bind(SignInGateway)
    .toResolvedValue(
      (api: ApiClient) =>
        lateGateway<SignInGateway>(() =>
          import(/* webpackChunkName: "sign-in-gateway" */ '../sign-in/http-sign-in-gateway').then(
            ({ HttpSignInGateway }) => new HttpSignInGateway(api),
          ),
        ),
      [ApiClient],
    )
    .inRequestScope();
  bind(SignInUseCases)
    .toResolvedValue(signInUseCases, [
      SignInGateway,
      ProfileGateway,
      CustomerListsGateway,
      AccountPlatform,
    ])
    .inRequestScope();
});
