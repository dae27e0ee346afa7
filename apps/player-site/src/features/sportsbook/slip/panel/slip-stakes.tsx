/** How the slip is staked: the stake with quick ones, its system, each way, and odds that move. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { groupTypedAmount } from '@bahati/ui/amount-field/typed-amount.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '#site/api.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import type { Acceptance, SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { isEachWayOffered } from '#features/sportsbook/slip/each-way.rules.ts';
import { kindOf, systemChoices, systemOf } from '#features/sportsbook/slip/slip-shapes.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { useBookCurrency, useBookTerms } from '#features/sportsbook/slip/use-slip.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { StakeInput } from './stake-input.tsx';
import './quick-stakes.css';

/** What is staked, at the thumb. */
export function SlipStake({
  draft,
  lines,
  isMissing,
}: {
  draft: SlipDraft;
  lines: number;
  /** It was to be placed without a stake. */
  isMissing: boolean;
}) {
  const { t } = useTranslation();
  const currency = useBookCurrency();
  const isEachOwn = kindOf(draft) === 'singles' && draft.legs.length > 1;
  return (
    <div className="slip-stake">
      <StakeInput
        label={t(isEachOwn ? 'slip_stake_all' : lines > 1 ? 'slip_stake_line' : 'slip_stake')}
        isLabelShown
        value={draft.stake}
        currency={currency}
        error={isMissing ? t('slip_stake_missing') : undefined}
        onValueChange={(stake) => slipStore.change({ stake, ownStakes: {} })}
      />
      <QuickStakes draft={draft} lines={lines} />
    </div>
  );
}

/** How it is staked, which is chosen less often. */
export function SlipTerms({
  draft,
  events,
}: {
  draft: SlipDraft;
  events: ReadonlyMap<string, OfferedEvent>;
}) {
  const { t } = useTranslation();
  return (
    <div className="slip-terms">
      {kindOf(draft) === 'system' && <SystemChoice draft={draft} />}
      {isEachWayOffered(draft.legs, events) && (
        <Checkbox
          label={t('slip_each_way')}
          checked={draft.isEachWay}
          onCheckedChange={(isEachWay) => slipStore.change({ isEachWay })}
        />
      )}
      <AcceptanceChoice draft={draft} />
    </div>
  );
}

function SystemChoice({ draft }: { draft: SlipDraft }) {
  const { t } = useTranslation();
  const choices = systemChoices(draft.legs);
  return (
    <SelectField
      label={t('slip_system')}
      value={systemOf(draft)?.folds.join() ?? ''}
      onValueChange={(folds) => slipStore.change({ folds: folds.split(',').map(Number) })}
      options={choices.map(({ folds, code, of, lines }) => ({
        value: folds.join(),
        label: t('slip_system_lines', {
          count: lines,
          name: code ? t(`slip_system_${code}`) : t('slip_system_of', { some: folds[0], all: of }),
        }),
      }))}
    />
  );
}

/** What can be staked at most on each line: by the book's bound and by the balance. */
function useMostStake(lines: number): string | undefined {
  const terms = useBookTerms();
  const currency = useBookCurrency();
  const isLoggedIn = useIsLoggedIn();
  const { data } = useQuery({ ...memberQuery('GET /wps/v2/wallets/balance'), enabled: isLoggedIn });
  const most = parseAmount(terms?.mostStake ?? '', currency);
  if (most === undefined) return undefined;
  const balance = data ? parseAmount(data.balance, currency) : undefined;
  const least = balance !== undefined && balance < most ? balance : most;
  // Whole shillings: what is left of the last one stays in the wallet.
  const each = (least / BigInt(Math.max(1, lines)) / 100n) * 100n;
  return each > 0n ? toDecimal(each, currency).replace(/\.00$/, '') : undefined;
}

/** As many as stand in one row on the smallest phone. */
const mostQuick = 5;

function QuickStakes({ draft, lines }: { draft: SlipDraft; lines: number }) {
  const { t } = useTranslation();
  const terms = useBookTerms();
  const currency = useBookCurrency();
  const most = useMostStake(lines);
  const choose = (stake: string) => slipStore.change({ stake, ownStakes: {} });
  return (
    <div className="slip-quick" role="group" aria-label={t('slip_quick')}>
      {(terms?.quickStakes ?? []).slice(0, mostQuick).map((quick) => {
        const stake = quick.replace(/\.00$/, '');
        return (
          <button
            key={quick}
            type="button"
            className="slip-quick-stake"
            aria-pressed={draft.stake === stake}
            onClick={() => choose(stake)}
          >
            {groupTypedAmount(stake, currency)}
          </button>
        );
      })}
      <button
        type="button"
        className="slip-quick-stake"
        disabled={most === undefined}
        onClick={() => most !== undefined && choose(most)}
      >
        {t('slip_max')}
      </button>
    </div>
  );
}

function AcceptanceChoice({ draft }: { draft: SlipDraft }) {
  const { t } = useTranslation();
  const ways: readonly Acceptance[] = ['ask', 'better', 'any'];
  return (
    <SelectField
      label={t('slip_acceptance')}
      value={draft.acceptance}
      onValueChange={(acceptance) => slipStore.change({ acceptance: acceptance as Acceptance })}
      options={ways.map((value) => ({ value, label: t(`slip_acceptance_${value}`) }))}
    />
  );
}
