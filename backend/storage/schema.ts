import type { BookkeepingTables } from './schema/bookkeeping-tables';
import type { CityTables } from './schema/city-tables';
import type { ContentTables } from './schema/content-tables';
import type { CustomerTables } from './schema/customer-tables';
import type { KitchenTables } from './schema/kitchen-tables';
import type { MenuTables } from './schema/menu-tables';
import type { MessageTables } from './schema/message-tables';
import type { OrderTables } from './schema/order-tables';
import type { OrderingTables } from './schema/ordering-tables';
import type { OwnShopTables } from './schema/own-shop-tables';
import type { PaymentTables } from './schema/payment-tables';
import type { PromotionTables } from './schema/promotion-tables';
import type { StaffTables } from './schema/staff-tables';
import type { WarningTables } from './schema/warning-tables';
import type { WebhookTables } from './schema/webhook-tables';

/**
 * The tables as the database holds them. Money is in minor units, moments in milliseconds since
 * 1970, flags are 0 or 1, and columns ending in `_json` hold JSON: texts by locale, opening hours,
 * shapes of zones.
 */
export interface ShopDatabase
  extends
    BookkeepingTables,
    CityTables,
    MenuTables,
    CustomerTables,
    OrderTables,
    OrderingTables,
    PaymentTables,
    PromotionTables,
    ContentTables,
    KitchenTables,
    MessageTables,
    WarningTables,
    OwnShopTables,
    StaffTables,
    WebhookTables {}
