import { segments } from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import { FairWheel } from './stage/fair-wheel.tsx';
import { MarketDisc } from './stage/market-disc.tsx';
import './stage/fair-wheel.css';
import './stage/stage.css';

const nothing = () => undefined;

/** The square of the market with its wheel, over the list of tables. */
export function LobbyScene() {
  return (
    <div className="sokoni-lobby" aria-hidden="true">
      <span className="sokoni-square" />
      <div className="sokoni-lobby-wheel">
        <FairWheel count={segments.length} rest={-9} spin={null} isLit onPeg={nothing}>
          <MarketDisc lit={null} />
        </FairWheel>
      </div>
    </div>
  );
}
