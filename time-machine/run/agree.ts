/** Contracts by the product's own use cases: offered, accepted, changed, ended; and agents moved. */
import { randomUUID } from 'node:crypto';
import { termsToWire } from '@bahati/agency-rules/wire/wire.ts';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { MemberActor, StaffActor } from '#platform-app/context.ts';
import {
  endAsOperator,
  offerAsOperator,
} from '#platform-app/domains/agency/contracts/contracts.ts';
import { processContract } from '#platform-app/domains/agency/contracts/process-contract.ts';
import { moveKind } from '#platform-app/domains/agency/moves/moves.ts';
import { dayOf } from '#time-machine/world/calendar.ts';
import { isAgent } from '#time-machine/world/tree.ts';
import { type History, type Member, uplineOf } from '#time-machine/world/history.ts';
import type { Scene } from './scene.ts';

const staff = { staffUsername: 'zawadi', ip: '127.0.0.1' };

const decider: StaffActor = {
  staffId: 0n,
  sessionId: 0n,
  username: staff.staffUsername,
  role: 'operator',
  permissions: new Set(),
};

/** Contracts of a kind along whole lines, from the top down, of the agents that are chosen. */
export async function agreeAll(
  scene: Scene,
  termsOf: (history: History, at: number) => Terms,
  isChosen: (at: number) => boolean = () => true,
): Promise<void> {
  const { history } = scene;
  for (const [at, member] of history.members.entries()) {
    if (isAgent(member) && isChosen(at)) await agree(scene, at, termsOf(history, at));
  }
}

/** Offered by the upline, or by staff at the top, and accepted. */
export async function agree(scene: Scene, at: number, terms: Terms): Promise<void> {
  const { context } = scene;
  const agent = find(scene, at);
  const upline = uplineOf(scene.history, at);
  const offer = {
    terms: termsToWire(terms, 'KES') as ContractTerms,
    idempotencyKey: randomUUID(),
  };
  const requestId =
    upline === null
      ? await inTransaction(context.database, (transaction) =>
          offerAsOperator(context, transaction, { ...offer, agentId: agent.id, ...staff }),
        )
      : (
          await processContract(context, actorOf(find(scene, upline)), terms.kind, {
            action: 'offer',
            downlineId: agent.id.toString(),
            ...offer,
          })
        ).request.id;
  await processContract(context, actorOf(agent), terms.kind, {
    action: 'accept',
    requestId,
    endsContracts: true,
  });
}

/** The agent asks for the end of its contract, and the upline agrees. */
export async function terminate(scene: Scene, at: number, kind: ContractKind): Promise<void> {
  const { context } = scene;
  const agent = find(scene, at);
  const { request } = await processContract(context, actorOf(agent), kind, {
    action: 'terminate',
    contractId: await contractOf(scene, agent, kind),
    idempotencyKey: randomUUID(),
  });
  const upline = uplineOf(scene.history, at) ?? -1;
  await processContract(context, actorOf(find(scene, upline)), kind, {
    action: 'accept',
    requestId: request.id,
    endsContracts: true,
  });
}

/** Staff end a kind of contract from the tops of all lines down. */
export async function endKind(scene: Scene, kind: ContractKind): Promise<void> {
  const { context, history } = scene;
  for (const top of history.members.filter(({ upline }) => upline === null)) {
    const contractId = await contractOf(scene, top, kind);
    const ending = { contractId, endsContracts: true, reason: 'Enough of it', ...staff };
    await inTransaction(context.database, (transaction) =>
      endAsOperator(context, transaction, ending),
    );
  }
}

/** An agent with all below it comes below another upline, and gets contracts of the new line. */
export async function move(scene: Scene, at: number, upline: number): Promise<void> {
  const { context, history, clock } = scene;
  const agent = find(scene, at);
  const wanted = { uplineId: find(scene, upline).id.toString(), line: '' };
  await inTransaction(context.database, (transaction) =>
    moveKind.apply(context, transaction, {
      subject: `member:${agent.id}`,
      wanted,
      reason: 'Lives there now',
      requestedBy: 'rehema',
      id: randomUUID(),
      staff: decider,
      ip: staff.ip,
    }),
  );
  history.moves.push({ member: at, upline, fromDay: dayOf(clock.now().getTime()) + 1 });
}

async function contractOf(
  { context: { database } }: Scene,
  agent: Member,
  kind: ContractKind,
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `SELECT public_id AS id FROM agency_contracts
      WHERE agent_id = $1 AND kind = $2 AND ended_from IS NULL`,
    [agent.id, kind],
  );
  if (!rows[0]) throw new Error(`${agent.username} has no ${kind}.`);
  return rows[0].id;
}

function find({ history }: Scene, at: number): Member {
  const member = history.members[at];
  if (!member) throw new Error(`There is no member ${at}.`);
  return member;
}

const actorOf = ({ id, username, type }: Member): MemberActor => ({
  memberId: id,
  sessionId: 0n,
  username,
  type,
  currency: 'KES',
  language: 'en',
});
