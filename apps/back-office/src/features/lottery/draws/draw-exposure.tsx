import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Money } from '#features/lottery/room/money.tsx';
import { useRoom } from '#features/lottery/room/room.ts';
import { useNames } from '#features/lottery/room/use-names.ts';
import type { DrawDetail } from './draw-detail.ts';

type Line = DrawDetail['exposure'][number];

/** How much of its cap a key has used, in hundredths; without a cap nothing. */
const usedOf = ({ amount, cap }: Line): number =>
  cap === null || Number(cap) === 0 ? 0 : Math.min(100, (Number(amount) / Number(cap)) * 100);

/** The most that may have to be paid, by key, beside its cap. */
export function DrawExposure({
  exposure,
  gameCode,
}: Pick<DrawDetail, 'exposure'> & { gameCode: string }) {
  const { translate } = useWords();
  return (
    <section className="room-part">
      <h2>{translate('lottery.exposure.title')}</h2>
      <p className="quiet">{translate('lottery.exposure.hint')}</p>
      {exposure.length === 0 && <p className="quiet">{translate('lottery.draw.no_sales')}</p>}
      <ul className="lottery-exposure">
        {exposure.map((line) => (
          <ExposureLine key={line.key} line={line} gameCode={gameCode} />
        ))}
      </ul>
    </section>
  );
}

const nearFull = 80;

function ExposureLine({ line, gameCode }: { line: Line; gameCode: string }) {
  const { translate } = useWords();
  const { can } = useRoom();
  const names = useNames();
  const used = usedOf(line);
  const name = names.key(line.key);
  return (
    <li className="lottery-exposure-line">
      <span className="lottery-exposure-name">{name}</span>
      <span className="lottery-exposure-sums">
        <Money value={line.amount} />
        {line.cap !== null && (
          <span className="quiet">
            {translate('lottery.exposure.of')} <Money value={line.cap} />
          </span>
        )}
      </span>
      <svg
        className="lottery-bar"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="img"
        aria-label={translate('lottery.exposure.used', { name, share: `${Math.round(used)}%` })}
      >
        <rect className="lottery-bar-base" width="100" height="6" />
        <rect
          className="lottery-bar-used"
          data-full={used >= nearFull ? '' : undefined}
          width={used}
          height="6"
        />
      </svg>
      {can('lottery.settings') && (
        <Link
          to={`/lottery/games/${gameCode}?cap=${encodeURIComponent(line.key)}`}
          className="office-link"
        >
          {translate('lottery.exposure.cap')}
          <span className="office-unseen">{`: ${name}`}</span>
        </Link>
      )}
    </li>
  );
}
