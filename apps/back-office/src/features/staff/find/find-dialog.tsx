import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallValue } from '@bahati/contract/call.ts';
import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { FoundReasons } from '#features/members/found-reasons.tsx';
import { MemberStatus } from '#features/members/member-status.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { Link } from '#office/address/link.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useWords } from '#office/words/use-words.ts';

type Found = CallValue<BackOfficeCalls['GET /bo/find']>;

/** Fewer letters than these mean nothing yet. */
const leastTyped = 2;

/** One field for everything; what it found stands below by kind, each with the reason. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const [text, setText] = useState('');
  const [typed, setTyped] = useDebounced(text, setText);
  const place = useRef<HTMLDivElement>(null);
  const isEnough = text.length >= leastTyped;
  const { data, error, refetch, isFetching } = useRecord(
    'GET /bo/find',
    { query: { text } },
    { isEnabled: isEnough, isRetried: false },
  );
  const found = isEnough ? data : undefined;
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const press = (event: KeyboardEvent) => walk(event, box);
    box.addEventListener('keydown', press);
    // The field is what one came for, and not the cross that stands before it.
    box.querySelector('input')?.focus();
    return () => box.removeEventListener('keydown', press);
  }, []);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate('find.title')}
      closeLabel={translate('ra.action.close')}
    >
      <div ref={place} className="find">
        <TextField
          label={translate('find.label')}
          hint={translate('find.hint')}
          prefix={<SearchIcon size={18} />}
          type="search"
          maxLength={80}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onValueChange={setTyped}
        />
        <div aria-live="polite">
          {isEnough && !found && error ? (
            <ListProblem
              title={translate('find.failed')}
              error={error}
              onRetry={refetch}
              isRetrying={isFetching}
            />
          ) : null}
          {isEnough && !found && !error && (
            <SkeletonRows count={3} label={translate('list.loading')} />
          )}
          {found && <FoundByKind found={found} text={text} onLeave={onClose} />}
        </div>
      </div>
    </Dialog>
  );
}

function FoundByKind({
  found,
  text,
  onLeave,
}: {
  found: Found;
  text: string;
  onLeave: () => void;
}) {
  const { translate, locale, instant, codeWords } = useWords();
  const { members, payments, rounds } = found;
  if (members.length + payments.length + rounds.length === 0) {
    return <p className="quiet">{translate('find.none', { text })}</p>;
  }
  return (
    <>
      <Kind title={translate('find.members')} isEmpty={members.length === 0}>
        {members.map(({ id, username, nickname, status, foundBy }) => (
          <Hit key={id} to={`/members/${id}/show`} onLeave={onLeave}>
            <strong>{username}</strong>
            <span className="quiet">{nickname === username ? id : `${nickname} · ${id}`}</span>
            <MemberStatus status={status} />
            <FoundReasons reasons={foundBy} />
          </Hit>
        ))}
      </Kind>
      <Kind title={translate('find.payments')} isEmpty={payments.length === 0}>
        {payments.map(({ kind, id, username, amount, currency, status, at, foundBy }) => (
          <Hit key={id} to={`/${kind}s?id=${id}`} onLeave={onLeave}>
            <strong>{translate(`find.${kind}`)}</strong>
            <Amount size="s" value={amount} currency={currency} locale={locale} />
            <span className="quiet">{`${username} · ${instant(at)}`}</span>
            <span>{codeWords(`${kind}_status`, status)}</span>
            <StatusChip tone="lagoon">{translate(`found_ways.${foundBy}`)}</StatusChip>
          </Hit>
        ))}
      </Kind>
      <Kind title={translate('find.rounds')} isEmpty={rounds.length === 0}>
        {rounds.map((round) => (
          <Hit
            key={round.id}
            to={`/members/${round.memberId}/show?tab=bets&bet=${round.id}`}
            onLeave={onLeave}
          >
            <strong>{locale === 'sw' ? round.gameNameSw : round.gameNameEn}</strong>
            <Amount size="s" value={round.stake} currency={round.currency} locale={locale} />
            <span className="quiet">{`${round.username} · ${instant(round.at)}`}</span>
            <span>{translate(`round_states.${round.state}`)}</span>
            <StatusChip tone="lagoon">{translate(`found_ways.${round.foundBy}`)}</StatusChip>
          </Hit>
        ))}
      </Kind>
    </>
  );
}

function Kind({
  title,
  isEmpty,
  children,
}: {
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}) {
  if (isEmpty) return null;
  return (
    <section className="find-kind" aria-label={title}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Hit({ to, onLeave, children }: { to: string; onLeave: () => void; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="find-hit" onClick={onLeave}>
        {children}
      </Link>
    </li>
  );
}

/** Up and down go through what was found, and back to the field. */
function walk(event: KeyboardEvent, place: HTMLElement): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [...place.querySelectorAll<HTMLElement>('input, a.find-hit')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}
