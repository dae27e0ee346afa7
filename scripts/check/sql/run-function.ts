import type { BindingName, Expression, Statement } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';

import {
  type Declarations,
  elementOf,
  type Evaluate,
  untold,
} from '#scripts/check/sql/declarations.ts';
import { type Closure, Lazy, unknownAt } from '#scripts/check/sql/values.ts';

const forced = (value: unknown): unknown => (value instanceof Lazy ? value.value : value);

/** Runs small functions: constants, conditions, pushes and what is returned. */
export class Functions {
  readonly #declarations: Declarations;
  readonly #evaluate: Evaluate;
  readonly #isTrue: (value: unknown) => boolean;

  constructor(declarations: Declarations, evaluate: Evaluate, isTrue: (value: unknown) => boolean) {
    this.#declarations = declarations;
    this.#evaluate = evaluate;
    this.#isTrue = isTrue;
  }

  run({ node, environment }: Closure, given: readonly unknown[], call: Expression): unknown {
    const inner = new Map(environment);
    for (const [place, { name, initializer, dotDotDotToken }] of node.parameters.entries()) {
      const value = dotDotDotToken ? given.slice(place).map(forced) : given[place];
      const isMissing = value === undefined && initializer !== undefined;
      this.#bind(name, isMissing ? this.#evaluate(initializer, inner) : value, inner);
    }
    const { body } = node;
    if (!body) return unknownAt(call);
    if (!is.isBlock(body)) return this.#evaluate(body, inner);
    const returned = this.#block(body.statements, inner);
    return returned ? returned.value : undefined;
  }

  #bind(name: BindingName, value: unknown, environment: Map<number, unknown>): void {
    if (is.isIdentifier(name)) {
      const symbol = this.#declarations.symbolOf(name);
      if (symbol) environment.set(symbol.id, value);
      return;
    }
    for (const element of name.elements) {
      if (!is.isBindingElement(element) || !element.name) continue;
      const part = elementOf(element, forced(value), (node) => this.#evaluate(node, environment));
      this.#bind(element.name, part === untold ? unknownAt(element.name) : part, environment);
    }
  }

  #block(
    statements: readonly Statement[],
    environment: Map<number, unknown>,
  ): { value: unknown } | undefined {
    for (const statement of statements) {
      if (is.isReturnStatement(statement)) {
        return {
          value: statement.expression && this.#evaluate(statement.expression, environment),
        };
      }
      if (is.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          if (!initializer) continue;
          this.#bind(name, new Lazy(() => this.#evaluate(initializer, environment)), environment);
        }
      } else if (is.isIfStatement(statement)) {
        const isTrue = this.#isTrue(this.#evaluate(statement.expression, environment));
        const taken = isTrue ? statement.thenStatement : statement.elseStatement;
        const returned =
          taken && this.#block(is.isBlock(taken) ? taken.statements : [taken], environment);
        if (returned) return returned;
      } else if (is.isExpressionStatement(statement)) {
        this.#evaluate(statement.expression, environment);
      } else {
        return { value: unknownAt(statement) };
      }
    }
    return undefined;
  }
}
