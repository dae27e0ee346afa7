import {
  type BinaryExpression,
  type CallExpression,
  type Expression,
  type Identifier,
  type ObjectLiteralExpression,
  type PropertyAccessExpression,
  SyntaxKind,
  type TemplateExpression,
} from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Checker } from 'typescript/unstable/sync';

import type { Choices } from '#scripts/check/sql/choices.ts';
import { Declarations } from '#scripts/check/sql/declarations.ts';
import { type Possible, possibleOf } from '#scripts/check/sql/possible-values.ts';
import { Functions } from '#scripts/check/sql/run-function.ts';
import {
  asText,
  Closure,
  type Environment,
  Lazy,
  nameOf,
  Unknown,
  unknownAt,
} from '#scripts/check/sql/values.ts';

/**
 * Evaluates an expression without running the program: constants, templates, small functions and
 * methods of strings and arrays. What it cannot know it tries in every way its type allows.
 */
export class Evaluator {
  readonly #checker: Checker;
  readonly #choices: Choices;
  readonly #declarations: Declarations;
  readonly #functions: Functions;
  readonly #types = new Map<Expression, Possible>();

  constructor(checker: Checker, choices: Choices) {
    this.#checker = checker;
    this.#choices = choices;
    const evaluate = (node: Expression, environment: Environment): unknown =>
      this.evaluate(node, environment);
    this.#declarations = new Declarations(checker, choices, evaluate);
    this.#functions = new Functions(this.#declarations, evaluate, (value) => this.#isTrue(value));
  }

  evaluate(node: Expression, environment: Environment): unknown {
    const value = this.#evaluate(node, environment);
    return value instanceof Unknown ? this.#tryLiterals(node, value) : value;
  }

  #evaluate(node: Expression, environment: Environment): unknown {
    const inner = innerOf(node);
    if (inner) return this.evaluate(inner, environment);
    if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (is.isNumericLiteral(node)) return Number(node.text);
    if (is.isTemplateExpression(node)) return this.#template(node, environment);
    if (is.isIdentifier(node)) return this.#name(node, environment);
    if (is.isConditionalExpression(node)) {
      const isTrue = this.#isTrue(this.evaluate(node.condition, environment));
      return this.evaluate(isTrue ? node.whenTrue : node.whenFalse, environment);
    }
    if (is.isBinaryExpression(node)) return this.#binary(node, environment);
    if (is.isPrefixUnaryExpression(node)) return this.#prefixed(node, environment);
    if (is.isArrayLiteralExpression(node)) return this.#array(node.elements, environment);
    if (is.isObjectLiteralExpression(node)) return this.#object(node, environment);
    if (is.isPropertyAccessExpression(node) || is.isElementAccessExpression(node)) {
      const whole = this.evaluate(node.expression, environment);
      const key = is.isPropertyAccessExpression(node)
        ? node.name.text
        : this.evaluate(node.argumentExpression, environment);
      return this.#part(whole, key, node);
    }
    if (is.isCallExpression(node)) return this.#call(node, environment);
    if (is.isArrowFunction(node) || is.isFunctionExpression(node)) {
      return new Closure(node, environment);
    }
    return constants.has(node.kind) ? constants.get(node.kind) : unknownAt(node);
  }

  #name(node: Identifier, environment: Environment): unknown {
    if (node.text === 'undefined') return undefined;
    return this.#declarations.lookUp(node, environment);
  }

  #template({ head, templateSpans }: TemplateExpression, environment: Environment): string {
    let text = head.text;
    for (const { expression, literal } of templateSpans) {
      text += asText(this.evaluate(expression, environment), text) + literal.text;
    }
    return text;
  }

  #isTrue(value: unknown): boolean {
    return value instanceof Unknown ? this.#choices.pick(`is ${value.key}`, 2) === 0 : !!value;
  }

  #binary(node: BinaryExpression, environment: Environment): unknown {
    const left = this.evaluate(node.left, environment);
    const kind = node.operatorToken.kind;
    if (kind === SyntaxKind.AmpersandAmpersandToken) {
      if (!this.#isTrue(left)) return left instanceof Unknown ? undefined : left;
      return this.evaluate(node.right, environment);
    }
    if (kind === SyntaxKind.BarBarToken || kind === SyntaxKind.QuestionQuestionToken) {
      const isNullish = left === undefined || left === null;
      const isTaken = kind === SyntaxKind.BarBarToken ? this.#isTrue(left) : !isNullish;
      return isTaken ? left : this.evaluate(node.right, environment);
    }
    return this.#operate(kind, left, this.evaluate(node.right, environment), node);
  }

  #operate(kind: SyntaxKind, left: unknown, right: unknown, node: BinaryExpression): unknown {
    const isSame = kind === SyntaxKind.EqualsEqualsEqualsToken;
    if (isSame || kind === SyntaxKind.ExclamationEqualsEqualsToken) {
      if (left instanceof Unknown) {
        if (right === undefined || right === null) return this.#isTrue(left) !== isSame;
        return (this.#choices.pick(`${left.key} = ${JSON.stringify(right)}`, 2) === 0) === isSame;
      }
      if (right instanceof Unknown) return unknownAt(node);
      return (left === right) === isSame;
    }
    if (left instanceof Unknown || right instanceof Unknown) return unknownAt(node);
    const [a, b] = [left as number, right as number];
    if (kind === SyntaxKind.PlusToken) return a + b;
    if (kind === SyntaxKind.MinusToken) return a - b;
    if (kind === SyntaxKind.AsteriskToken) return a * b;
    if (kind === SyntaxKind.GreaterThanToken) return a > b;
    if (kind === SyntaxKind.LessThanToken) return a < b;
    return unknownAt(node);
  }

  #prefixed(
    node: Expression & { operator: SyntaxKind; operand: Expression },
    environment: Environment,
  ): unknown {
    const value = this.evaluate(node.operand, environment);
    if (node.operator === SyntaxKind.ExclamationToken) return !this.#isTrue(value);
    if (node.operator === SyntaxKind.MinusToken && typeof value === 'number') return -value;
    return unknownAt(node);
  }

  /** How many values a list has, without looking at them. */
  lengthOf(node: Expression, environment: Environment): number | undefined {
    const inner = innerOf(node);
    if (inner) return this.lengthOf(inner, environment);
    if (is.isArrayLiteralExpression(node)) {
      let length = 0;
      for (const element of node.elements) {
        const spread = is.isSpreadElement(element)
          ? this.lengthOf(element.expression, environment)
          : 1;
        if (spread === undefined) return undefined;
        length += spread;
      }
      return length;
    }
    const initializer = is.isIdentifier(node) && this.#declarations.initializerOf(node);
    return initializer ? this.lengthOf(initializer, environment) : undefined;
  }

  /** Unknown as a whole where a part of it is spread that is not known. */
  #array(elements: readonly Expression[], environment: Environment): unknown {
    const items: unknown[] = [];
    for (const element of elements) {
      if (!is.isSpreadElement(element)) {
        items.push(this.evaluate(element, environment));
        continue;
      }
      const spread = this.evaluate(element.expression, environment);
      if (!Array.isArray(spread)) return unknownAt(element);
      items.push(...(spread as unknown[]));
    }
    return items;
  }

  #object(node: ObjectLiteralExpression, environment: Environment): unknown {
    const made: Record<string, unknown> = {};
    for (const property of node.properties) {
      if (is.isSpreadAssignment(property)) {
        const spread = this.evaluate(property.expression, environment);
        if (typeof spread !== 'object' || spread instanceof Unknown) return unknownAt(property);
        Object.assign(made, spread);
      } else if (is.isShorthandPropertyAssignment(property)) {
        made[property.name.getText()] = this.#name(property.name as Identifier, environment);
      } else if (is.isPropertyAssignment(property)) {
        made[nameOf(property) ?? property.name.getText()] = this.evaluate(
          property.initializer,
          environment,
        );
      }
    }
    return made;
  }

  #part(whole: unknown, key: unknown, node: Expression): unknown {
    if (whole instanceof Unknown) return new Unknown(`${whole.key}.${String(key)}`, node.getText());
    if (whole === undefined || whole === null || key instanceof Unknown) return unknownAt(node);
    const part = (whole as Record<string, unknown>)[String(key)];
    return typeof part === 'function' || whole instanceof Closure ? unknownAt(node) : part;
  }

  #call(node: CallExpression, environment: Environment): unknown {
    const { expression } = node;
    if (is.isPropertyAccessExpression(expression)) {
      return this.#method(expression, node, environment) ?? unknownAt(node);
    }
    if (!is.isIdentifier(expression) || node.arguments.some(is.isSpreadElement)) {
      return unknownAt(node);
    }
    const given = node.arguments.map(
      (argument) => new Lazy(() => this.evaluate(argument, environment)),
    );
    if (expression.text === 'String') {
      const value = given[0]?.value;
      return value instanceof Unknown ? value : String(value);
    }
    const callee = this.evaluate(expression, environment);
    return callee instanceof Closure ? this.#functions.run(callee, given, node) : unknownAt(node);
  }

  /** A method of a string, an array or `Object`, as the language has it. */
  #method(
    { expression: owner, name }: PropertyAccessExpression,
    node: CallExpression,
    environment: Environment,
  ): unknown {
    const whole = builtIn.get(owner.getText()) ?? this.evaluate(owner, environment);
    const isKnown =
      typeof whole === 'string' || Array.isArray(whole) || typeof whole === 'function';
    if (!isKnown) return undefined;
    const method = (whole as unknown as Record<string, unknown>)[name.text];
    const given = this.#array(node.arguments, environment);
    if (typeof method !== 'function' || !Array.isArray(given)) return undefined;
    if (name.text !== 'push' && given.some((value) => value instanceof Unknown)) return undefined;
    if (name.text === 'join') for (const item of whole as unknown[]) asText(item, '');
    const callable = given.map((value: unknown) =>
      value instanceof Closure
        ? (...inner: unknown[]) => this.#functions.run(value, inner, owner)
        : value,
    );
    return Reflect.apply(method, whole, callable) as unknown;
  }

  #tryLiterals(node: Expression, value: Unknown): unknown {
    const type = this.#typeOf(node);
    if (type === 'number') return new Unknown(value.key, value.text, true);
    if (type === undefined) return value;
    return type[this.#choices.pick(`literal ${value.key}`, type.length)];
  }

  /** What values an expression may have by its type. */
  #typeOf(node: Expression): Possible {
    if (!this.#types.has(node)) {
      this.#types.set(node, possibleOf(this.#checker.getTypeAtLocation(node)));
    }
    return this.#types.get(node);
  }
}

/** What wraps an expression without changing its value. */
const innerOf = (node: Expression): Expression | undefined => {
  if (is.isParenthesizedExpression(node) || is.isAsExpression(node)) return node.expression;
  if (is.isSatisfiesExpression(node) || is.isNonNullExpression(node)) return node.expression;
  return is.isAwaitExpression(node) ? node.expression : undefined;
};

const builtIn = new Map<string, unknown>([
  ['Object', Object],
  ['Array', Array],
]);

const constants = new Map<SyntaxKind, unknown>([
  [SyntaxKind.TrueKeyword, true],
  [SyntaxKind.FalseKeyword, false],
  [SyntaxKind.NullKeyword, null],
]);
