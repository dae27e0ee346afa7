/** The back office's calls about agents: their transfers, contracts, bills and wishes. */
import { boAgencyRuleCalls } from '@bahati/contract/back-office/agency/agency-rules.ts';
import { boIntegrityCalls } from '@bahati/contract/back-office/agency/integrity.ts';
import { boAgentCalls } from '@bahati/contract/back-office/agency/agents.ts';
import { boAgencyBillCalls } from '@bahati/contract/back-office/agency/bills.ts';
import { boAgencyContractCalls } from '@bahati/contract/back-office/agency/contracts.ts';
import { boAgencyWishCalls } from '@bahati/contract/back-office/agency/wishes.ts';
import { boMoveCalls } from '@bahati/contract/back-office/agency/moves.ts';
import { boTransferLineCalls } from '@bahati/contract/back-office/agency/transfer-lines.ts';
import { boTransferRuleCalls } from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { type ServeOptions, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { integrityBackOffice } from '#domains/agency/integrity/integrity.back-office.routes.ts';
import { agentsBackOffice } from '#domains/agency/staff-view/agents.back-office.routes.ts';
import { agencyContractsBackOffice } from '#domains/agency/staff-view/contracts.back-office.routes.ts';
import { agencyBillsBackOffice } from '#domains/agency/staff-view/bills.back-office.routes.ts';
import { agencyWishesBackOffice } from '#domains/agency/applications/wishes.back-office.routes.ts';
import { movesBackOffice } from '#domains/agency/moves/moves.back-office.routes.ts';
import { agencyRulesBackOffice } from '#domains/agency/rules/agency-rules.back-office.routes.ts';
import { transferLineBackOffice } from '#domains/agency/transfers/transfer-line.back-office.routes.ts';
import { transferRulesBackOffice } from '#domains/agency/transfers/transfer-rules.back-office.routes.ts';
import type { Context, PlatformActors } from '#platform/context.ts';

export function serveAgency(
  server: HttpServer,
  context: Context,
  options: ServeOptions<PlatformActors>,
): void {
  serveCalls(server, boTransferRuleCalls, transferRulesBackOffice(context), options);
  serveCalls(server, boTransferLineCalls, transferLineBackOffice(context), options);
  serveCalls(server, boIntegrityCalls, integrityBackOffice(context), options);
  serveCalls(server, boAgencyRuleCalls, agencyRulesBackOffice(context), options);
  serveCalls(server, boAgentCalls, agentsBackOffice(context), options);
  serveCalls(server, boAgencyContractCalls, agencyContractsBackOffice(context), options);
  serveCalls(server, boAgencyBillCalls, agencyBillsBackOffice(context), options);
  serveCalls(server, boAgencyWishCalls, agencyWishesBackOffice(context), options);
  serveCalls(server, boMoveCalls, movesBackOffice(context), options);
}
