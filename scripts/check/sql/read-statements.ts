import { isObjectLiteralExpression, isPropertyAssignment } from 'typescript/unstable/ast/is';
import type { Checker } from 'typescript/unstable/sync';

import { Choices } from '#scripts/check/sql/choices.ts';
import { Evaluator } from '#scripts/check/sql/evaluate.ts';
import type { Site } from '#scripts/check/sql/find-statements.ts';
import { asText, nameOf, Unknown, Unreadable } from '#scripts/check/sql/values.ts';

/** One text a site may send, and how many values go with it where that is known. */
export type Statement = { text: string; values: number | undefined };

/** What a site sends; or what of it only the running program knows. */
export type Reading = { site: Site; statements: Statement[]; unreadable: string[] };

const nothing = new Map<number, unknown>();

const valuesOf = (evaluator: Evaluator, { text, values }: Site): number | undefined => {
  if (values) return evaluator.lengthOf(values, nothing);
  if (!isObjectLiteralExpression(text))
    return text.parent && isPropertyAssignment(text.parent) ? undefined : 0;
  const property = text.properties.find((one) => nameOf(one) === 'values');
  if (!property) return 0;
  return isPropertyAssignment(property)
    ? evaluator.lengthOf(property.initializer, nothing)
    : undefined;
};

const readOne = (evaluator: Evaluator, site: Site): Statement => {
  const given = evaluator.evaluate(site.text, nothing);
  const isObject =
    typeof given === 'object' && given !== null && !(given instanceof Unknown) && 'text' in given;
  return { text: asText(isObject ? given.text : given, ''), values: valuesOf(evaluator, site) };
};

/** Reads sites one after another; what was learnt of the program on the way is kept. */
export const siteReader = (checker: Checker): ((site: Site) => Reading) => {
  const choices = new Choices();
  const evaluator = new Evaluator(checker, choices);
  return (site) => {
    const statements = new Map<string, Statement>();
    const unreadable = new Set<string>();
    choices.reset();
    do {
      try {
        const statement = readOne(evaluator, site);
        statements.set(statement.text, statement);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        unreadable.add(error.message);
      }
    } while (choices.advance());
    return { site, statements: [...statements.values()], unreadable: [...unreadable] };
  };
};
