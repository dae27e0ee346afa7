import './scene.css';

type SceneProps = {
  readonly game: string;
  readonly phase: 'betting' | 'closed' | 'dealing' | 'over';
};

/** What lies before the dealer, by the game; a game without it has no dealer. */
const props: Readonly<Record<string, string>> = {
  'bakarati-mji-mkongwe': 'shoe',
  'ruleti-ya-taa': 'wheel',
  'simba-na-chui': 'fan',
  'kete-za-bandari': 'dome',
  'andar-bahar-ya-marikiti': 'joker',
  'ruleti-ya-radi': 'wheel',
};

/** The dealer at the table: hands that invite, close the bets and deal. Words beside say the same. */
export function DealerScene({ game, phase }: SceneProps) {
  const prop = props[game];
  return (
    <div className="scene" data-phase={phase} data-game={game} aria-hidden="true">
      <span className="scene-back" />
      <span className="scene-lamps" />
      {prop && (
        <span className="scene-dealer">
          <span className="scene-body" />
          <span className="scene-prop" data-prop={prop} />
          <span className="scene-hand" data-side="left" />
          <span className="scene-hand" data-side="right" />
        </span>
      )}
      <span className="scene-edge" />
    </div>
  );
}
