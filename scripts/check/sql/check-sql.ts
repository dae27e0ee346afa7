import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Client } from 'pg';
import type { Node } from 'typescript/unstable/ast';
import { isObjectBindingPattern, isVariableDeclaration } from 'typescript/unstable/ast/is';
import { API, type Project } from 'typescript/unstable/sync';

import { RowTypes } from '#scripts/check/sql/compare-rows.ts';
import { type Description, describeStatements } from '#scripts/check/sql/describe.ts';
import { findSites, type Site } from '#scripts/check/sql/find-statements.ts';
import { type Reading, siteReader, type Statement } from '#scripts/check/sql/read-statements.ts';
import { lineOf } from '#scripts/check/source-files.ts';

export type SqlReport = {
  problems: string[];
  /** Places whose SQL is read in part or not at all. */
  unread: string[];
  /** Columns that are taken for not null although their table allows it. */
  notNull: string[];
  /** How many texts the server has understood. */
  understood: number;
};

/** The program's own configuration, without what never runs beside a database. */
const writeConfiguration = (root: string, folders: readonly string[]): string => {
  const cache = join(root, 'node_modules/.cache/bahati');
  const path = join(cache, `sql-${process.pid}.tsconfig.json`);
  const below = (pattern: string): string => join(root, pattern);
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    path,
    JSON.stringify({
      extends: below('tsconfig.json'),
      include: folders.map(below),
      exclude: ['**/*.test.ts', '**/*.testing.ts', '**/node_modules'].map(below),
    }),
  );
  return path;
};

/** Are rows taken from the answer, as in `const { rows } = await …`? */
const takesRows = ({ parent }: Node): boolean => {
  const taken = parent.parent;
  if (!isVariableDeclaration(taken) || !isObjectBindingPattern(taken.name)) return false;
  return /\brows\b/.test(taken.name.getText());
};

/** Holds the SQL of some folders against a migrated database. */
class SqlCheck {
  readonly report: SqlReport = { problems: [], unread: [], notNull: [], understood: 0 };
  readonly #root: string;
  readonly #rows: RowTypes;

  constructor(root: string, { checker }: Project) {
    this.#root = root;
    this.#rows = new RowTypes(checker);
  }

  placeOf({ file, node }: Site): string {
    return `${relative(this.#root, file.fileName)}:${lineOf(file.text, node.getStart())}`;
  }

  noteUnread({ site, unreadable }: Reading): void {
    if (unreadable.length > 0) this.report.unread.push(`${this.placeOf(site)} ${unreadable[0]}`);
  }

  judge(site: Site, statement: Statement, description: Description): void {
    const place = this.placeOf(site);
    const { problems, notNull } = this.report;
    if ('problem' in description) {
      const text = statement.text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
      problems.push(`${place} ${description.problem}: ${text}`);
      return;
    }
    this.report.understood += 1;
    const { parameters, columns } = description;
    if (statement.values !== undefined && statement.values !== parameters) {
      problems.push(`${place} has ${parameters} parameters and ${statement.values} values`);
    }
    if (site.row) {
      const found = this.#rows.compare(site.row, columns);
      problems.push(...found.problems.map((problem) => `${place} ${problem}`));
      notNull.push(...found.notNull.map((column) => `${place} "${column}"`));
    } else if (takesRows(site.node) && columns.some(({ name }) => name !== '?column?')) {
      problems.push(`${place} reads rows without a type for them`);
    }
  }
}

const unique = (lines: readonly string[]): string[] => [...new Set(lines)];

/** A folder of a program, and a connection to a database with its migrations. */
export type SqlPart = { folder: string; client: Client };

const judgePart = async (check: SqlCheck, readings: Reading[], client: Client): Promise<void> => {
  const asked = readings.flatMap(({ site, statements }) =>
    statements.map((statement) => ({ site, statement })),
  );
  const answers = await describeStatements(
    client,
    asked.map(({ statement }) => statement.text),
  );
  for (const [place, { site, statement }] of asked.entries()) {
    const answer = answers[place];
    if (answer) check.judge(site, statement, answer);
  }
};

/** Reads every statement of some folders and has the server understand it without running it. */
export const checkSql = async (root: string, parts: readonly SqlPart[]): Promise<SqlReport> => {
  const api = new API({ cwd: root });
  const configuration = writeConfiguration(
    root,
    parts.map(({ folder }) => folder),
  );
  try {
    const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
    if (!project) throw new Error(`The compiler does not open ${configuration}.`);
    const check = new SqlCheck(root, project);
    const readings = findSites(project).map(siteReader(project.checker));
    for (const reading of readings) check.noteUnread(reading);
    for (const { folder, client } of parts) {
      const isOwn = ({ site }: Reading): boolean =>
        relative(root, site.file.fileName).startsWith(`${folder}/`);
      await judgePart(check, readings.filter(isOwn), client);
    }
    const { problems, unread, notNull, understood } = check.report;
    return { problems: unique(problems), unread, notNull: unique(notNull), understood };
  } finally {
    api.close();
    rmSync(configuration);
  }
};
