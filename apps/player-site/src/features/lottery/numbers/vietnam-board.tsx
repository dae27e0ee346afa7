/** Vietnam's board: prizes from the special one down, the codes of the series, and the lô by their tens. */
import { prizeWords } from '@bahati/lottery-rules/words/selection-words.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { type BoardProps, outOf, prizesOf } from './board-order.ts';
import { BoardNumber } from './board-number.tsx';
import { useSay } from './use-say.ts';

/** How the prize is called on every board in Vietnam. */
const printed = (prize: string): string => (prize === 'special' ? 'ĐB' : prize.replace('g', 'G.'));

export function VietnamBoard({ family, numbers, shown, marked = [] }: BoardProps) {
  const { t } = useTranslation();
  const say = useSay();
  const out = outOf(family, numbers, shown);
  const series = numbers.prizes['series'] ?? [];
  const prizes = prizesOf(family, numbers);
  const isWhole = shown === undefined;
  return (
    <div className="prize-board" data-board="vietnam">
      <table>
        <caption className="prize-board-caption">{t('lot_board_vietnam')}</caption>
        <tbody>
          {series.length > 0 && (
            <tr className="prize-series">
              <th scope="row">{say(prizeWords('series'))}</th>
              <td>
                <div className="prize-row" data-count={8}>
                  {series.map((code) => (
                    <span key={code} className="prize-number" data-out="">
                      {isWhole ? code : '––'}
                    </span>
                  ))}
                </div>
              </td>
            </tr>
          )}
          {prizes.map(({ prize, numbers: list }) => (
            <tr
              key={prize}
              data-prize={prize}
              data-marked={marked.includes(prize) ? '' : undefined}
            >
              <th scope="row">
                <b>{printed(prize)}</b>
                <small>{say(prizeWords(prize))}</small>
              </th>
              <td>
                <div className="prize-row" data-count={list.length}>
                  {list.map((text, at) => (
                    <BoardNumber
                      key={`${at}-${text}`}
                      text={text}
                      isOut={at < (out.get(prize) ?? 0)}
                    />
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isWhole && <TensTable endings={prizes.flatMap(({ numbers: list }) => list).map(lastTwo)} />}
    </div>
  );
}

const lastTwo = (text: string): string => text.slice(-2);

/** Bảng lô tô: of each first digit of an ending the last digits that came. */
function TensTable({ endings }: { endings: readonly string[] }) {
  const { t } = useTranslation();
  const counts = Map.groupBy(endings, (ending) => ending);
  return (
    <table className="tens-table">
      <caption className="prize-board-caption">{t('lot_tens')}</caption>
      <tbody>
        {Array.from('0123456789').map((ten) => (
          <tr key={ten}>
            <th scope="row">{ten}</th>
            <td>
              {Array.from('0123456789')
                .filter((digit) => counts.has(ten + digit))
                .map((digit) => {
                  const times = counts.get(ten + digit)?.length ?? 0;
                  return (
                    <span key={digit} className="tens-digit">
                      {digit}
                      {times > 1 && <small>×{times}</small>}
                    </span>
                  );
                })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
