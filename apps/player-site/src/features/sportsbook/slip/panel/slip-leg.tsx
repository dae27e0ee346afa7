/** A leg of the slip: what it is on, its odds as they move, and its own stake among singles. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import type { SlipFault } from '@bahati/contract/sportsbook/slip.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon, LockIcon } from '@bahati/ui/icons/icons.tsx';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { SportIcon } from '#features/sportsbook/names/sport-icon.tsx';
import { LiveClock } from '#features/sportsbook/offer/live-clock.tsx';
import {
  type DraftLeg,
  legKey,
  type SlipDraft,
  stakeOfLeg,
} from '#features/sportsbook/slip/slip-draft.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { useBookCurrency } from '#features/sportsbook/slip/use-slip.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { SlipFaultLine } from './slip-fault-line.tsx';
import { StakeInput } from './stake-input.tsx';
import { useOddsMove } from './use-odds-move.ts';
import { useSelectionNames } from './use-selection-names.ts';
import type { WaysOut } from './use-ways-out.ts';

type LegProps = {
  leg: DraftLeg;
  draft: SlipDraft;
  event: OfferedEvent | undefined;
  faults: readonly SlipFault[];
  waysOut: WaysOut;
};

export function SlipLeg({
  isSingle,
  isSystem,
  ...props
}: LegProps & { isSingle: boolean; isSystem: boolean }) {
  const { t } = useTranslation();
  const names = useSelectionNames();
  const { leg, faults, waysOut } = props;
  const [first] = leg.selections;
  if (!first) return null;
  const key = legKey(leg);
  const title = leg.selections.map(names.outcome).join(' + ');
  const isBuilt = leg.selections.length > 1;
  const isShut = faults.some(({ code }) => code === 'suspended' || code === 'event_over');
  return (
    <li className="slip-leg" aria-label={title} data-shut={isShut ? '' : undefined}>
      <div className="slip-leg-head">
        <SportIcon sport={first.sport} size={18} />
        <div className="slip-leg-words">
          {leg.selections.map((selection) => (
            <p key={`${selection.market} ${selection.outcome}`}>
              <b className="slip-leg-outcome">{names.outcome(selection)}</b>
              {isBuilt && <span className="slip-leg-market">{names.market(selection)}</span>}
            </p>
          ))}
        </div>
        <LegOdds odds={leg.odds} isShut={isShut} />
        <IconButton
          className="slip-leg-remove"
          label={t('slip_remove', { name: title })}
          onClick={() => waysOut.remove(key)}
        >
          <CloseIcon size={18} />
        </IconButton>
      </div>
      {!isBuilt && <p className="slip-leg-market slip-leg-line">{names.market(first)}</p>}
      <LegEvent {...props} />
      {faults.map((fault) => (
        <SlipFaultLine
          key={fault.code}
          fault={fault}
          shownOdds={leg.odds}
          onWayOut={(way) => waysOut.take(way, fault, leg)}
        />
      ))}
      {isSystem && (
        <button
          type="button"
          className="slip-banker"
          aria-pressed={leg.isBanker}
          onClick={() => slipStore.toggleBanker(key)}
        >
          {t('slip_banker')}
        </button>
      )}
      {isSingle && <LegStake {...props} title={title} />}
    </li>
  );
}

function LegEvent({ leg, event }: LegProps) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const [first] = leg.selections;
  const score = event?.inPlay?.score;
  return (
    <p className="slip-leg-event">
      {leg.selections.length > 1 && <span className="slip-leg-built">{t('slip_built')}</span>}
      {event?.state === 'live' ? (
        <span className="slip-leg-live">
          {score && <b>{score.join('–')}</b>} <LiveClock event={event} />
        </span>
      ) : (
        <time dateTime={first?.startsAt}>
          {shortTime(event?.startsAt ?? first?.startsAt ?? '')}
        </time>
      )}
      <span>{first?.eventName}</span>
    </p>
  );
}

function LegOdds({ odds, isShut }: { odds: number; isShut: boolean }) {
  const { t } = useTranslation();
  const names = useSelectionNames();
  const move = useOddsMove(odds);
  return (
    <span className="slip-leg-odds" data-move={move}>
      {isShut && <LockIcon size={14} />}
      {move && <VisuallyHidden>{t(`slip_moved_${move}`)}</VisuallyHidden>}
      <b>{names.odds(odds)}</b>
    </span>
  );
}

function LegStake({ leg, draft, title }: LegProps & { title: string }) {
  const { t } = useTranslation();
  const currency = useBookCurrency();
  const key = legKey(leg);
  const isAlone = draft.legs.length === 1;
  if (isAlone) return null;
  return (
    <StakeInput
      label={t('slip_stake_on', { name: title })}
      value={stakeOfLeg(draft, leg)}
      currency={currency}
      placeholder={t('slip_stake')}
      onValueChange={(value) =>
        slipStore.change({ ownStakes: { ...draft.ownStakes, [key]: value } })
      }
    />
  );
}
