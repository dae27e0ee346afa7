import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { argumentOf, type Question, questions, variableOf } from '#scripts/bootstrap/questions.ts';
import { Problem } from '#scripts/problem.ts';

export type Given = { answers: Record<string, string>; secretsFile: string | undefined };

const describe = ({ name, asks, usual }: Question): string =>
  `  --${argumentOf(name).padEnd(20)} ${asks}${usual ? `; else ${usual}` : ''}`;

export const help = [
  'npm run bootstrap -- --code mara --name Mara …',
  'Makes a brand in the database of DATABASE_URL, or in the one that npm start uses.',
  ...questions.map(describe),
  '  --secrets-file         Where keys and links are kept; else .data/bootstrap/<code>.env',
  'An argument may stand in the environment instead: BOOTSTRAP_CODE, BOOTSTRAP_NAME …',
].join('\n');

const readArguments = (args: readonly string[]): Record<string, string | undefined> => {
  const names = [...questions.map(({ name }) => argumentOf(name)), 'secrets-file'];
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: [...args], options }).values as Record<string, string | undefined>;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${help}`);
  }
};

const ask = async (missing: readonly Question[]): Promise<Record<string, string>> => {
  const keyboard = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  try {
    for (const { name, asks, usual } of missing) {
      const said = await keyboard.question(`${asks}${usual ? ` [${usual}]` : ''}: `);
      answers[name] = said.trim() || (usual ?? '');
    }
  } finally {
    keyboard.close();
  }
  return answers;
};

/** @throws {Problem} naming all that is missing where nobody sits at a keyboard. */
export const readAnswers = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Given> => {
  const given = readArguments(args);
  const known = new Map<string, string>();
  for (const { name } of questions) {
    const said = given[argumentOf(name)] ?? environment[variableOf(name)];
    if (said !== undefined) known.set(name, said);
  }
  const missing = questions.filter(({ name }) => !known.has(name));
  const needed = missing.filter(({ usual }) => usual === undefined);
  // Who said everything that is needed is asked for nothing.
  const asked = needed.length > 0 && process.stdin.isTTY ? await ask(missing) : {};
  if (needed.length > 0 && !process.stdin.isTTY) {
    const names = needed.map(({ name }) => `--${argumentOf(name)}`).join(', ');
    throw new Problem(`Still to be said: ${names}.\n\n${help}`);
  }
  const usual = Object.fromEntries(
    missing.map((question) => [question.name, question.usual ?? '']),
  );
  const answers = { ...usual, ...asked, ...Object.fromEntries(known) };
  return {
    // What is empty was not answered.
    answers: Object.fromEntries(Object.entries(answers).filter(([, said]) => said !== '')),
    secretsFile: given['secrets-file'] ?? environment['BOOTSTRAP_SECRETS_FILE'],
  };
};
