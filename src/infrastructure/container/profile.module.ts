import { ContainerModule } from 'inversify';
import { ProfileGateway } from '../../application/ports/profile-gateway';
import { ApiClient } from '../http/api-client';
import { HttpProfileGateway } from '../profile/http-profile-gateway';

const profileUseCases = (profiles: ProfileGateway) => ({
  loadAccount: profiles.account.bind(profiles),
  saveProfile: profiles.saveProfile.bind(profiles),
  logOutDevice: profiles.logOutDevice.bind(profiles),
  confirmPhone: profiles.confirmPhone.bind(profiles),
  exportAccount: profiles.exportAccount.bind(profiles),
});

export type ProfileUseCases = ReturnType<typeof profileUseCases>;
export const ProfileUseCases = Symbol('ProfileUseCases');

export const profileModule = new ContainerModule(({ bind }) => {
  bind(ProfileGateway)
    .toResolvedValue((api: ApiClient) => new HttpProfileGateway(api), [ApiClient])
    .inRequestScope();
  bind(ProfileUseCases).toResolvedValue(profileUseCases, [ProfileGateway]).inRequestScope();
});
