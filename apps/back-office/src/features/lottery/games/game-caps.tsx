import { useState } from 'react';
import type { OfficeGame } from '@bahati/contract/lottery-office/office.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { lotteryCall } from '#features/lottery/room/lottery-session.ts';
import { Money } from '#features/lottery/room/money.tsx';
import { useRoom } from '#features/lottery/room/room.ts';
import { useNames } from '#features/lottery/room/use-names.ts';
import { CapDialog } from './cap-dialog.tsx';

type Cap = OfficeGame['caps'][number];

/** The most that may be lost on a draw, a type of bet and a number; above it tickets are sold out. */
export function GameCaps({ game }: { game: OfficeGame }) {
  const { translate } = useWords();
  const { can } = useRoom();
  const search = useSearch();
  // From the exposure of a draw.
  const asked = search.get('cap');
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<Cap>();
  const own = new Set(game.caps.map(({ key }) => key));
  const usual = game.usualCaps.filter(({ key }) => !own.has(key));
  const close = () => {
    setIsAdding(false);
    if (asked) search.set({ cap: undefined }, true);
  };
  return (
    <section className="room-part">
      <h2>{translate('lottery.caps.title')}</h2>
      <p className="quiet">{translate('lottery.caps.hint')}</p>
      <CapTable
        caps={game.caps}
        usual={usual}
        onEnd={can('lottery.settings') ? setEnding : undefined}
      />
      {can('lottery.settings') && (
        <Button size="s" onClick={() => setIsAdding(true)}>
          {translate('lottery.caps.add')}
        </Button>
      )}
      {can('lottery.settings') && (isAdding || asked) && (
        <CapDialog game={game} givenKey={asked} onClose={close} />
      )}
      {ending && <EndDialog game={game} cap={ending} onClose={() => setEnding(undefined)} />}
    </section>
  );
}

function CapTable({
  caps,
  usual,
  onEnd,
}: {
  caps: readonly Cap[];
  usual: readonly Cap[];
  onEnd: ((cap: Cap) => void) | undefined;
}) {
  const { translate } = useWords();
  const names = useNames();
  const standing = (cap: Cap) => {
    if (usual.includes(cap) || !onEnd) {
      const words = usual.includes(cap) ? 'lottery.caps.usual' : 'lottery.caps.set';
      return <span className="quiet">{translate(words)}</span>;
    }
    return (
      <Button
        size="s"
        aria-label={translate('lottery.caps.end_of', { name: names.key(cap.key) })}
        onClick={() => onEnd(cap)}
      >
        {translate('lottery.caps.end')}
      </Button>
    );
  };
  return (
    <ReportTable
      isPart
      label={translate('lottery.caps.title')}
      columns={[
        { id: 'on', label: translate('lottery.caps.on'), render: ({ key }) => names.key(key) },
        {
          id: 'most',
          label: translate('lottery.caps.most'),
          render: ({ most }) => <Money value={most} />,
          isNumber: true,
        },
        { id: 'from', label: translate('lottery.caps.from'), render: standing },
      ]}
      rows={[...caps, ...usual]}
      keyOf={({ key }) => key}
    />
  );
}

function EndDialog({
  game: { gameCode },
  cap,
  onClose,
}: {
  game: OfficeGame;
  cap: Cap;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const names = useNames();
  return (
    <ReasonDialog
      title={translate('lottery.caps.end_of', { name: names.key(cap.key) })}
      confirmLabel={translate('lottery.caps.end')}
      send={(reason) =>
        lotteryCall('PUT /lottery-office/v1/games/:gameCode', {
          params: { gameCode },
          body: { cap: { key: cap.key, most: null }, reason },
        })
      }
      tell={() => translate('lottery.caps.told')}
      onClose={onClose}
    >
      <p>{translate('lottery.caps.end_hint')}</p>
    </ReasonDialog>
  );
}
