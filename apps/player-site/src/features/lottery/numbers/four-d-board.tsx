/** 4D: the three first prizes large, then starters and consolations in two blocks of ten. */
import { prizeWords } from '@bahati/lottery-rules/words/selection-words.ts';
import { type BoardProps, outOf, prizesOf } from './board-order.ts';
import { BoardNumber } from './board-number.tsx';
import { useSay } from './use-say.ts';

const tops = ['first', 'second', 'third'];

export function FourDBoard({ family, numbers, shown, marked = [] }: BoardProps) {
  const say = useSay();
  const out = outOf(family, numbers, shown);
  const prizes = prizesOf(family, numbers);
  return (
    <div className="prize-board" data-board="four-d">
      <dl className="four-d-tops">
        {prizes
          .filter(({ prize }) => tops.includes(prize))
          .map(({ prize, numbers: [text = ''] }) => (
            <div
              key={prize}
              data-prize={prize}
              data-marked={marked.includes(prize) ? '' : undefined}
            >
              <dt>{say(prizeWords(prize))}</dt>
              <dd>
                <BoardNumber text={text} isOut={(out.get(prize) ?? 0) > 0} />
              </dd>
            </div>
          ))}
      </dl>
      {prizes
        .filter(({ prize }) => !tops.includes(prize))
        .map(({ prize, numbers: list }) => (
          <section
            key={prize}
            className="four-d-block"
            data-marked={marked.includes(prize) ? '' : undefined}
          >
            <h4>{say(prizeWords(prize))}</h4>
            <div className="four-d-grid">
              {list.map((text, at) => (
                <BoardNumber key={`${at}-${text}`} text={text} isOut={at < (out.get(prize) ?? 0)} />
              ))}
            </div>
          </section>
        ))}
    </div>
  );
}
