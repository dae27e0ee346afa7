import type { Switches } from '@bahati/contract/back-office/operations/operations.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '#office/words/use-words.ts';
import { OperationsCard } from './operations-card.tsx';

/** What is switched off, and the way to where it is switched: there each asks for a reason. */
export function SwitchesCard() {
  const { translate, instant } = useWords();
  return (
    <OperationsCard<Switches> part="switches" title={translate('operations.switches')}>
      {({ isSiteClosed, closedUntil, isWithdrawOnly, methodsOff, vendorsOff, gamesOff, rails }) => (
        <ul className="operations-lines">
          <SwitchLine
            name={translate('operations.site')}
            isOff={isSiteClosed}
            words={translate(isSiteClosed ? 'operations.closed' : 'operations.open')}
            more={closedUntil && isSiteClosed ? instant(closedUntil) : undefined}
            resource="brand"
          />
          <SwitchLine
            name={translate('operations.money_in')}
            isOff={isWithdrawOnly}
            words={translate(isWithdrawOnly ? 'operations.withdraw_only' : 'operations.on')}
            more={
              methodsOff > 0 ? translate('operations.ways_off', { count: methodsOff }) : undefined
            }
            resource="payment_methods"
          />
          {rails.map(({ rail, faults, restsUntil }) => (
            <SwitchLine
              key={rail}
              name={translate('operations.rail', { rail })}
              isOff={restsUntil !== null}
              words={translate(restsUntil ? 'operations.rests' : 'operations.well')}
              more={
                restsUntil
                  ? translate('operations.rests_until', { at: instant(restsUntil), faults })
                  : undefined
              }
              resource="payment_methods"
            />
          ))}
          <SwitchLine
            name={translate('operations.games')}
            isOff={vendorsOff.length > 0 || gamesOff > 0}
            words={
              vendorsOff.length > 0 || gamesOff > 0
                ? translate('operations.games_off', { vendors: vendorsOff.length, games: gamesOff })
                : translate('operations.on')
            }
            more={vendorsOff.length > 0 ? vendorsOff.join(', ') : undefined}
            resource="games"
          />
        </ul>
      )}
    </OperationsCard>
  );
}

function SwitchLine({
  name,
  isOff,
  words,
  more,
  resource,
}: {
  name: string;
  isOff: boolean;
  words: string;
  more: string | undefined;
  resource: string;
}) {
  const { translate } = useWords();
  return (
    <li>
      <strong>{name}</strong>
      <StatusChip tone={isOff ? 'coral' : 'lagoon'}>{words}</StatusChip>
      {more && <span className="quiet">{more}</span>}
      <CanAccess resource={resource} action="list">
        <Link
          className="office-link operations-switch"
          to={`/${resource}`}
          aria-label={`${translate('operations.to_switch')}: ${name}`}
        >
          {translate('operations.to_switch')}
        </Link>
      </CanAccess>
    </li>
  );
}
