import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Link } from '#office/address/link.tsx';
import { Can } from '#office/session/can.tsx';
import type { GuardedCall } from '#office/session/permission-of.ts';
import { useWords } from '#office/words/use-words.ts';
import { OperationsCard } from './operations-card.tsx';

type Place = { path: `/${string}`; needs: GuardedCall };

const brand: Place = { path: '/brand', needs: 'GET /bo/brand' };
const methods: Place = { path: '/payment_methods', needs: 'GET /bo/paymentMethods' };
const games: Place = { path: '/games', needs: 'GET /bo/games' };

/** What is switched off, and the way to where it is switched: there each asks for a reason. */
export function SwitchesCard() {
  const { translate, instant } = useWords();
  return (
    <OperationsCard reads="GET /bo/operations/switches" title={translate('operations.switches')}>
      {({ isSiteClosed, closedUntil, isWithdrawOnly, methodsOff, vendorsOff, gamesOff, rails }) => (
        <ul className="operations-lines">
          <SwitchLine
            name={translate('operations.site')}
            isOff={isSiteClosed}
            words={translate(isSiteClosed ? 'operations.closed' : 'operations.open')}
            more={closedUntil && isSiteClosed ? instant(closedUntil) : undefined}
            at={brand}
          />
          <SwitchLine
            name={translate('operations.money_in')}
            isOff={isWithdrawOnly}
            words={translate(isWithdrawOnly ? 'operations.withdraw_only' : 'operations.on')}
            more={
              methodsOff > 0 ? translate('operations.ways_off', { count: methodsOff }) : undefined
            }
            at={methods}
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
              at={methods}
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
            at={games}
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
  at,
}: {
  name: string;
  isOff: boolean;
  words: string;
  more: string | undefined;
  /** Where it is switched. */
  at: Place;
}) {
  const { translate } = useWords();
  return (
    <li>
      <strong>{name}</strong>
      <StatusChip tone={isOff ? 'coral' : 'lagoon'}>{words}</StatusChip>
      {more && <span className="quiet">{more}</span>}
      <Can call={at.needs}>
        <Link
          className="office-link operations-switch"
          to={at.path}
          aria-label={`${translate('operations.to_switch')}: ${name}`}
        >
          {translate('operations.to_switch')}
        </Link>
      </Can>
    </li>
  );
}
