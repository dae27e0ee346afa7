import type {
  GameFileLine,
  GameFilePlan,
} from '@bahati/contract/back-office/catalogue/game-files.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones = { added: 'lagoon', changed: 'brass', unknown: 'quiet', error: 'hibiscus' } as const;

/** What a file would change, line by line, what is wrong with it first. */
export function GameFilePlanView({ plan }: { plan: GameFilePlan }) {
  const { translate } = useWords();
  const { added, changed, same, unknown, errors, lines } = plan;
  const total = added + changed + unknown + errors;
  return (
    <>
      <p className="game-file-sum">
        <strong>{translate('game_files.sum', { added, changed, same, unknown, errors })}</strong>
      </p>
      {errors > 0 && (
        <p role="alert" className="game-file-sum">
          {translate('game_files.has_errors')}
        </p>
      )}
      {lines.length > 0 && (
        <section className="game-file-lines" aria-label={translate('game_files.lines')}>
          <ol>
            {lines.map((line) => (
              <li key={line.line}>
                <span className="quiet tabular">
                  {translate('game_files.line', { line: line.line })}
                </span>
                <span className="office-code">{line.gameId || '–'}</span>
                <StatusChip tone={tones[line.kind]}>
                  {translate(`file_kinds.${line.kind}`)}
                </StatusChip>
                <LineWords line={line} />
              </li>
            ))}
          </ol>
          {total > lines.length && (
            <p className="quiet">
              {translate('game_files.more', { smart_count: total - lines.length })}
            </p>
          )}
        </section>
      )}
    </>
  );
}

function LineWords({ line: { problem, column, changes, kind } }: { line: GameFileLine }) {
  const { translate } = useWords();
  if (problem) {
    const words = translate(`file_problems.${problem}`);
    return <span>{column ? `${translate(`file_columns.${column}`)}: ${words}` : words}</span>;
  }
  if (kind !== 'changed') return null;
  return (
    <span>
      {changes
        .map(
          ({ column: changed, before, after }) =>
            `${translate(`file_columns.${changed}`)}: ${before || '–'} → ${after || '–'}`,
        )
        .join(' · ')}
    </span>
  );
}
