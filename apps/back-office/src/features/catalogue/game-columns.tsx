import type { SwitchedGame } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Link } from '#office/address/link.tsx';
import { call } from '#office/api.ts';
import type { Column } from '#office/lists/columns.ts';
import { MoveButtons } from '#office/lists/move-buttons.tsx';
import type { List } from '#office/lists/use-list.ts';
import { useWords } from '#office/words/use-words.ts';
import type { Switched } from './switch-games-dialog.tsx';

type Acts = {
  onSwitch: (switched: Switched) => void;
  onChange: (game: SwitchedGame) => void;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** Given while a whole category is shown, in whose order games are moved. */
  siblings?: List<SwitchedGame>;
};

/** `acts`: given to who may change games. */
export function useGameColumns(acts: Acts | undefined): Column<SwitchedGame>[] {
  const { translate, locale } = useWords();
  const nameOf = ({ nameEn, nameSw }: SwitchedGame) => (locale === 'sw' ? nameSw : nameEn);
  const columns: Column<SwitchedGame>[] = [
    {
      id: 'name',
      label: translate('games.game'),
      isInCardHead: true,
      render: (game) => (
        <>
          {acts && <Choice game={game} name={nameOf(game)} {...acts} />} {nameOf(game)}{' '}
          <span className="office-code">{game.gameId}</span> <Marks game={game} />
        </>
      ),
    },
    {
      id: 'vendor',
      label: translate('games.vendor'),
      render: ({ vendorName, category }) => (
        <>
          {vendorName} <span className="quiet">{translate(`game_categories.${category}`)}</span>
        </>
      ),
    },
    {
      id: 'stakes',
      label: translate('games.stakes'),
      isNumber: true,
      render: (game) => <Stakes game={game} />,
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      render: (game) => <GameState game={game} />,
    },
    {
      id: 'return',
      label: translate('games.returns'),
      render: (game) => (
        <Link to={`/games?search=${encodeURIComponent(game.nameEn)}`} className="office-link">
          {translate('games.see_return')}
          <span className="office-unseen">{`: ${nameOf(game)}`}</span>
        </Link>
      ),
    },
  ];
  if (!acts) return columns;
  const change: Column<SwitchedGame> = {
    id: 'change',
    label: translate('payment_methods.change'),
    render: (game) => (
      <span className="game-acts">
        {acts.siblings && <Moves game={game} name={nameOf(game)} siblings={acts.siblings} />}
        <Button size="s" onClick={() => acts.onChange(game)}>
          {translate('games.set')}
        </Button>
        {game.isReady && (
          <Button
            size="s"
            onClick={() =>
              acts.onSwitch({ kind: 'game', id: game.id, name: nameOf(game), isOn: !game.isOn })
            }
          >
            {translate(game.isOn ? 'games.switch_off' : 'games.switch_on')}
          </Button>
        )}
      </span>
    ),
  };
  return [...columns, change];
}

const most = 200;

function Choice({ game, name, chosen, onChoose }: Acts & { game: SwitchedGame; name: string }) {
  const { translate } = useWords();
  return (
    <input
      type="checkbox"
      className="ui-checkbox-box game-choice"
      aria-label={translate('games.choose', { name })}
      checked={chosen.has(game.id)}
      onChange={({ currentTarget: { checked } }) => {
        const next = new Set(chosen);
        if (!checked) next.delete(game.id);
        else if (next.size < most) next.add(game.id);
        onChoose(next);
      }}
    />
  );
}

function Marks({ game: { isHot, isNew, isRecommended } }: { game: SwitchedGame }) {
  const { translate } = useWords();
  return (
    <span className="game-marks">
      {isRecommended && <StatusChip tone="brass">{translate('games.recommended')}</StatusChip>}
      {isHot && <StatusChip tone="coral">{translate('games.hot')}</StatusChip>}
      {isNew && <StatusChip tone="lagoon">{translate('games.new')}</StatusChip>}
    </span>
  );
}

function Stakes({ game }: { game: SwitchedGame }) {
  const { translate, locale } = useWords();
  const minimum = game.minimumStake ?? game.offeredMinimum;
  const maximum = game.maximumStake ?? game.offeredMaximum;
  if (minimum === null || maximum === null) return '–';
  const numbers = new Intl.NumberFormat(`${locale}-KE-u-nu-latn`);
  const told = `${numbers.format(Number(minimum))}–${numbers.format(Number(maximum))}`;
  const isOwn = game.minimumStake !== null || game.maximumStake !== null;
  return (
    <span className="tabular">
      {told}
      {isOwn && <span className="game-own quiet">{translate('games.own_stakes')}</span>}
    </span>
  );
}

function GameState({ game }: { game: SwitchedGame }) {
  const { translate, instant } = useWords();
  const { isOn, isVendorOn, isReady, offUntil } = game;
  if (!isReady) return <StatusChip tone="quiet">{translate('games.not_built')}</StatusChip>;
  if (isOn && isVendorOn) return <StatusChip tone="lagoon">{translate('games.on')}</StatusChip>;
  return (
    <StatusChip tone="hibiscus">
      {isOn
        ? translate('games.off_with_vendor')
        : offUntil
          ? translate('games.off_until', { at: instant(offUntil) })
          : translate('games.off')}
    </StatusChip>
  );
}

function Moves({
  game,
  name,
  siblings,
}: {
  game: SwitchedGame;
  name: string;
  siblings: List<SwitchedGame>;
}) {
  const at = siblings.rows.findIndex(({ id }) => id === game.id);
  return (
    <MoveButtons
      name={name}
      isFirst={at === 0 && siblings.page === 1}
      isLast={at === siblings.rows.length - 1 && !siblings.goNext}
      move={(to) => call('POST /bo/games/:id/move', { params: { id: game.id }, body: { to } })}
    />
  );
}
