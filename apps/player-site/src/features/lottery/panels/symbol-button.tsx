/** One thing to choose: a number, a word, a face of a die; what it pays stands below it. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { symbolWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { Ball } from '#features/lottery/numbers/ball.tsx';
import { DieFace } from '#features/lottery/numbers/die-face.tsx';
import { useSay } from '#features/lottery/numbers/use-say.ts';

export function SymbolButton({
  betType,
  symbol,
  isChosen,
  isBanker = false,
  isSold,
  odds,
  onPress,
}: {
  betType: BetType;
  symbol: string;
  isChosen: boolean;
  isBanker?: boolean | undefined;
  isSold: boolean;
  /** In ten-thousandths; undefined: it goes by more than this symbol. */
  odds?: number | undefined;
  onPress: () => void;
}) {
  const { t } = useTranslation();
  const say = useSay();
  const { figures } = useFormat();
  const name = say(symbolWords(symbol));
  const note = isSold ? t('lottery_sold_out') : isBanker ? t('lottery_banker') : undefined;
  return (
    <button
      type="button"
      className="lot-symbol"
      aria-pressed={isChosen}
      data-banker={isBanker ? '' : undefined}
      data-sold={isSold ? '' : undefined}
      onClick={onPress}
    >
      <Face betType={betType} symbol={symbol} name={name} />
      {odds !== undefined && <small>{figures(String(odds / 10_000))}</small>}
      {note && <small className="lot-symbol-note">{note}</small>}
    </button>
  );
}

function Face({ betType, symbol, name }: { betType: BetType; symbol: string; name: string }) {
  const { kind } = betType.panel;
  if (kind === 'dice' && /^[1-6]+$/.test(symbol))
    return (
      <span className="lot-dice">
        <VisuallyHidden>{name}</VisuallyHidden>
        {Array.from(symbol, (point, at) => (
          <DieFace key={at} value={Number(point)} />
        ))}
      </span>
    );
  if (kind === 'racing' && /^\d\d$/.test(symbol))
    return <Ball family="racing" ball={Number(symbol)} />;
  if (betType.family === 'six-mark' && /^\d\d$/.test(symbol))
    return <Ball family="six-mark" ball={Number(symbol)} />;
  return <span className="lot-symbol-name">{name}</span>;
}
