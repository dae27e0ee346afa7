/** Thailand's board: the first prize and the three by their digits on top, then the long lists. */
import { prizeWords } from '@bahati/lottery-rules/words/selection-words.ts';
import { type BoardProps, outOf, prizesOf } from './board-order.ts';
import { BoardNumber } from './board-number.tsx';
import { useSay } from './use-say.ts';

const tops = ['first', 'front-3', 'last-3', 'last-2'];

export function ThaiBoard({ family, numbers, shown, marked = [] }: BoardProps) {
  const say = useSay();
  const out = outOf(family, numbers, shown);
  const prizes = prizesOf(family, numbers);
  return (
    <div className="prize-board" data-board="thai">
      <dl className="thai-tops">
        {prizes
          .filter(({ prize }) => tops.includes(prize))
          .map(({ prize, numbers: list }) => (
            <div
              key={prize}
              data-prize={prize}
              data-marked={marked.includes(prize) ? '' : undefined}
            >
              <dt>{say(prizeWords(prize))}</dt>
              <dd>
                {list.map((text, at) => (
                  <BoardNumber
                    key={`${at}-${text}`}
                    text={text}
                    isOut={at < (out.get(prize) ?? 0)}
                  />
                ))}
              </dd>
            </div>
          ))}
      </dl>
      {prizes
        .filter(({ prize }) => !tops.includes(prize))
        .map(({ prize, numbers: list }) => (
          <details
            key={prize}
            className="thai-list"
            open={list.length <= 10}
            data-marked={marked.includes(prize) ? '' : undefined}
          >
            <summary>
              {say(prizeWords(prize))} <span className="quiet">× {list.length}</span>
            </summary>
            <div className="thai-grid">
              {list.map((text, at) => (
                <BoardNumber key={`${at}-${text}`} text={text} isOut={at < (out.get(prize) ?? 0)} />
              ))}
            </div>
          </details>
        ))}
    </div>
  );
}
