import type {
  CallExpression,
  Expression,
  Node,
  ObjectLiteralExpression,
  SourceFile,
  TypeNode,
} from 'typescript/unstable/ast';
import {
  isCallExpression,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
} from 'typescript/unstable/ast/is';
import type { Project } from 'typescript/unstable/sync';

import { nameOf } from '#scripts/check/sql/values.ts';

/** A place in the program where SQL is given to the database. */
export type Site = {
  file: SourceFile;
  node: Node;
  /** The SQL, or an object that holds it as `text`. */
  text: Expression;
  values: Expression | undefined;
  /** What the program says a row is. */
  row: TypeNode | undefined;
};

const queryOf = (node: CallExpression, file: SourceFile): Site | undefined => {
  const { expression } = node;
  const [text, values] = node.arguments;
  if (!isPropertyAccessExpression(expression) || expression.name.text !== 'query') return undefined;
  return text && { file, node, text, values, row: node.typeArguments?.[0] };
};

/** A statement under a name, to be sent in one piece with others (server-kit/statement-group.ts). */
const namedStatementOf = (node: ObjectLiteralExpression, file: SourceFile): Site | undefined => {
  const property = (name: string): Expression | undefined =>
    node.properties.filter(isPropertyAssignment).find((one) => nameOf(one) === name)?.initializer;
  const text = property('text');
  const isStatement = property('name') && text && node.properties.length <= 3;
  if (!isStatement || isCallExpression(node.parent)) return undefined;
  return { file, node, text, values: property('values'), row: undefined };
};

const looksLikeSql = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|MERGE|LOCK)\b/;

export const findSites = ({ program, rootFiles }: Project): Site[] => {
  const sites: Site[] = [];
  for (const name of rootFiles) {
    const file = program.getSourceFile(name);
    if (!file) continue;
    const visit = (node: Node): void => {
      if (isCallExpression(node)) {
        const site = queryOf(node, file);
        if (site) sites.push(site);
      } else if (isObjectLiteralExpression(node)) {
        const site = namedStatementOf(node, file);
        if (site && looksLikeSql.test(site.text.getText().slice(1))) sites.push(site);
      }
      node.forEachChild(visit);
    };
    visit(file);
  }
  return sites;
};
