import { RefusedError } from '@bahati/client/caller.ts';
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { EndingContract } from '@bahati/contract/player-site/agency/contracts.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { isDecided, useIdempotencyKeys } from '#features/wallet/idempotency-key.ts';

const processKeys = {
  dividend: 'POST /wps/relay/MCS2_processDividendReq',
  daily_salary: 'POST /wps/relay/MCS2_processDailySalContract',
  hourly_salary: 'POST /wps/relay/MCS2_processContractHourSalary',
  real_time_salary: 'POST /wps/relay/MCSFE_processRealTimeSalaryContract',
} as const satisfies Record<ContractKind, string>;

export type ContractStep =
  | { action: 'offer'; downlineId: string; terms: ContractTerms }
  | { action: 'accept' | 'reject' | 'withdraw'; requestId: string; endsContracts: boolean }
  | { action: 'terminate'; contractId: string };

const read = [
  'GET /wps/member/info/funds/consolidated',
  'GET /wps/agent/contracts/own',
  'GET /wps/agent/contracts',
  'GET /wps/agent/contracts/with/:memberId',
  'GET /wps/agent/requests',
  'GET /wps/agent/liability',
] as const;

/** One step in the life of a contract of a kind; what is shown of contracts is then asked anew. */
export function useProcessContract(kind: ContractKind, onDone: () => void) {
  const { t } = useTranslation();
  const idempotencyKeys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (step: ContractStep) => {
      if (step.action !== 'offer' && step.action !== 'terminate')
        return call(processKeys[kind], { body: step });
      const idempotencyKey = idempotencyKeys.idFor(JSON.stringify([kind, step]));
      return call(processKeys[kind], { body: { ...step, idempotencyKey } });
    },
    onSuccess: (_, { action }) => {
      idempotencyKeys.forget();
      showToast({ tone: 'win', message: t(`contract_done_${action}`) });
      onDone();
    },
    onError: (failure) => {
      if (isDecided(failure)) idempotencyKeys.forget();
    },
    onSettled: () => Promise.all(read.map(forgetMemberCall)),
  });
}

export type Ending = { contracts: readonly EndingContract[]; count: number };

/** The contracts below that a step would end, where the server asks for consent to it. */
export function endingOf(error: unknown): Ending | undefined {
  if (!(error instanceof RefusedError) || error.code !== 'contracts_would_end') return undefined;
  const { contracts, count } = error.details;
  const told = Array.isArray(contracts) ? (contracts as EndingContract[]) : [];
  return { contracts: told, count: typeof count === 'number' ? count : told.length };
}
