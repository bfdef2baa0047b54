import { ContainerModule } from 'inversify';
import { CustomerLoaders } from '../../application/navigation/content-loader';
import { customerLoaders } from '../../application/pages/customer-loaders';
import { BonusesGateway } from '../../application/ports/bonuses-gateway';
import { OrderGateway } from '../../application/ports/order-gateway';
import { ProfileGateway } from '../../application/ports/profile-gateway';
import { ReferralGateway } from '../../application/ports/referral-gateway';
import { HttpBonusesGateway } from '../bonuses/http-bonuses-gateway';
import { ApiClient } from '../http/api-client';
import { HttpReferralGateway } from '../referral/http-referral-gateway';

export const accountPagesModule = new ContainerModule(({ bind }) => {
  bind(BonusesGateway)
    .toResolvedValue((api: ApiClient) => new HttpBonusesGateway(api), [ApiClient])
    .inRequestScope();
  bind(ReferralGateway)
    .toResolvedValue((api: ApiClient) => new HttpReferralGateway(api), [ApiClient])
    .inRequestScope();
  bind(CustomerLoaders)
    .toResolvedValue(
      (
        orders: OrderGateway,
        bonuses: BonusesGateway,
        profiles: ProfileGateway,
        referral: ReferralGateway,
      ) => customerLoaders({ orders, bonuses, profiles, referral }),
      [OrderGateway, BonusesGateway, ProfileGateway, ReferralGateway],
    )
    .inRequestScope();
});
