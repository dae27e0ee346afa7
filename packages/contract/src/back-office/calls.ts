/** Every call of the back office, on one page. */
import { boAdjustmentCalls } from './adjustments.ts';
import { boAnnouncementCalls } from './announcements.ts';
import { boBannerCalls } from './banners.ts';
import { boBrandCalls } from './brand.ts';
import { boCashierCalls } from './cashier.ts';
import { boChatModelCalls } from './chat-models.ts';
import { boContentCalls } from './content.ts';
import { boIdentityCalls } from './identity.ts';
import { boLimitCalls } from './limits.ts';
import { boMemberCalls } from './members.ts';
import { boMessageCalls } from './messages.ts';
import { boResourceCalls } from './resources.ts';
import { boReportCalls } from './reports.ts';
import { staffCalls } from './staff.ts';
import { boSupportCalls } from './support.ts';
import { boSystemCalls } from './system.ts';
import { boTransferLineCalls } from './transfer-lines.ts';
import { boWithdrawalCalls } from './withdrawals.ts';

export const backOfficeCalls = {
  ...staffCalls,
  ...boMemberCalls,
  ...boLimitCalls,
  ...boTransferLineCalls,
  ...boCashierCalls,
  ...boWithdrawalCalls,
  ...boAdjustmentCalls,
  ...boMessageCalls,
  ...boIdentityCalls,
  ...boSystemCalls,
  ...boSupportCalls,
  ...boContentCalls,
  ...boReportCalls,
  ...boAnnouncementCalls,
  ...boBannerCalls,
  ...boResourceCalls,
  ...boBrandCalls,
  ...boChatModelCalls,
};

export type BackOfficeCalls = typeof backOfficeCalls;
