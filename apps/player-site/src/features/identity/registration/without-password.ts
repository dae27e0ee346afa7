import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';

type Passwords = { password: string; confirmPassword: string };

export function withoutPassword<Body extends Passwords>(body: Body): Omit<Body, keyof Passwords> {
  const { password: _, confirmPassword: __, ...rest } = body;
  return rest;
}

/** What a registration by number asks for besides: no user name, and a password by flag. */
export function fieldsBesideNumber(
  rules: readonly FieldRule[],
  hasPassword: boolean,
): readonly FieldRule[] {
  const left = new Set<FieldRule['field']>(['username']);
  if (!hasPassword) for (const field of ['password', 'confirmPassword'] as const) left.add(field);
  return rules.filter(({ field }) => !left.has(field));
}
