import {
  type BindingElement,
  type BindingPattern,
  type CallExpression,
  type Expression,
  type Identifier,
  NodeFlags,
  type Node,
  type ParameterDeclaration,
  type VariableDeclaration,
} from 'typescript/unstable/ast';
import {
  isBindingElement,
  isCallExpression,
  isExportSpecifier,
  isForOfStatement,
  isFunctionDeclaration,
  isIdentifier,
  isImportSpecifier,
  isObjectBindingPattern,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isShorthandPropertyAssignment,
  isSourceFile,
  isSpreadElement,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { type Checker, type Symbol as CheckedSymbol, SymbolFlags } from 'typescript/unstable/sync';

import type { Choices } from '#scripts/check/sql/choices.ts';
import {
  Closure,
  type Environment,
  type FunctionNode,
  Lazy,
  Unknown,
} from '#scripts/check/sql/values.ts';

export type Evaluate = (node: Expression, environment: Environment) => unknown;

const nothing: Environment = new Map();

/** A declaration that says nothing of the value: only the running program knows it. */
export const untold = globalThis.Symbol('untold');

/** Finds what a name stands for: where it was declared, or what callers hand in. */
export class Declarations {
  readonly #checker: Checker;
  readonly #choices: Choices;
  readonly #evaluate: Evaluate;
  readonly #symbols = new Map<Node, CheckedSymbol | undefined>();
  readonly #nodes = new Map<number, Node | undefined>();
  readonly #callers = new Map<Node, readonly (readonly Expression[])[] | undefined>();
  /** Functions whose callers are being looked up, against recursion. */
  readonly #underway = new Set<Node>();

  constructor(checker: Checker, choices: Choices, evaluate: Evaluate) {
    this.#checker = checker;
    this.#choices = choices;
    this.#evaluate = evaluate;
  }

  symbolOf(node: Identifier): CheckedSymbol | undefined {
    if (!this.#symbols.has(node)) {
      const found = isShorthandPropertyAssignment(node.parent)
        ? this.#checker.getShorthandAssignmentValueSymbol(node.parent)
        : this.#checker.getSymbolAtLocation(node);
      const isAlias = found && (found.flags & SymbolFlags.Alias) !== 0;
      this.#symbols.set(node, isAlias ? this.#checker.getAliasedSymbol(found) : found);
    }
    return this.#symbols.get(node);
  }

  lookUp(node: Identifier, environment: Environment): unknown {
    const symbol = this.symbolOf(node);
    if (!symbol) return new Unknown(node.text, node.text);
    if (environment.has(symbol.id)) {
      const known = environment.get(symbol.id);
      return known instanceof Lazy ? known.value : known;
    }
    const declaration = this.#declarationOf(symbol);
    const value = declaration ? this.#declared(declaration, environment) : untold;
    return value === untold || value instanceof Unknown
      ? new Unknown(`#${symbol.id}`, node.text)
      : value;
  }

  /** What a constant was made from, where it never changes after. */
  initializerOf(node: Identifier): Expression | undefined {
    const symbol = this.symbolOf(node);
    const declaration = symbol && this.#declarationOf(symbol);
    if (!declaration || !isVariableDeclaration(declaration)) return undefined;
    const isConst = (declaration.parent.flags & NodeFlags.Const) !== 0;
    return isConst && !isChangedLater(declaration) ? declaration.initializer : undefined;
  }

  #declarationOf(symbol: CheckedSymbol): Node | undefined {
    if (!this.#nodes.has(symbol.id)) {
      const handle = symbol.valueDeclaration ?? symbol.declarations[0];
      const isOurs = handle !== undefined && !handle.path.includes('/node_modules/typescript/');
      this.#nodes.set(symbol.id, isOurs ? handle.resolve() : undefined);
    }
    return this.#nodes.get(symbol.id);
  }

  #declared(node: Node, environment: Environment): unknown {
    if (isFunctionDeclaration(node)) return new Closure(node, environment);
    if (isVariableDeclaration(node)) return this.#variable(node, environment);
    if (isBindingElement(node)) return this.#bound(node, environment);
    if (isParameterDeclaration(node)) return this.#parameter(node);
    return untold;
  }

  #variable(node: VariableDeclaration, environment: Environment): unknown {
    const isConst = (node.parent.flags & NodeFlags.Const) !== 0;
    const loop = node.parent.parent;
    if (isForOfStatement(loop)) {
      const items = this.#evaluate(loop.expression, environment);
      if (!Array.isArray(items) || items.length === 0) return untold;
      return items[this.#choices.pick(`of ${loop.pos} ${loop.getSourceFile().path}`, items.length)];
    }
    if (!isConst || !node.initializer || isChangedLater(node)) return untold;
    return this.#evaluate(node.initializer, environment);
  }

  #bound(node: BindingElement, environment: Environment): unknown {
    const pattern = node.parent;
    const whole = this.#declared(pattern.parent, environment);
    return elementOf(node, whole, (expression) => this.#evaluate(expression, environment));
  }

  #parameter(node: ParameterDeclaration): unknown {
    const owner = node.parent as FunctionNode;
    if (isCallExpression(owner.parent)) return this.#item(node, owner, owner.parent);
    const calls = this.#callsOf(owner);
    if (!calls || calls.length === 0 || this.#underway.has(owner)) return untold;
    const which = `call ${owner.pos} ${owner.getSourceFile().path}`;
    const call = calls[this.#choices.pick(which, calls.length)] ?? [];
    const place = owner.parameters.indexOf(node);
    const given = call[place];
    if (call.slice(0, place + 1).some(isSpreadElement)) return untold;
    this.#underway.add(owner);
    try {
      const value = given && this.#evaluate(given, nothing);
      if (value === undefined && node.initializer) return this.#evaluate(node.initializer, nothing);
      return value;
    } finally {
      this.#underway.delete(owner);
    }
  }

  /** Of a function handed to a method of an array: one of the array's items. */
  #item(node: ParameterDeclaration, owner: FunctionNode, call: CallExpression): unknown {
    const { expression } = call;
    const isFirst = owner.parameters[0] === node && call.arguments[0] === owner;
    if (!isFirst || !isPropertyAccessExpression(expression)) return untold;
    if (!/^(map|flatMap|filter|forEach)$/.test(expression.name.text)) return untold;
    const items = this.#evaluate(expression.expression, nothing);
    if (!Array.isArray(items) || items.length === 0) return untold;
    return items[this.#choices.pick(`item ${call.pos} ${call.getSourceFile().path}`, items.length)];
  }

  /** The arguments of every call of a function; undefined where it is handed on as a value. */
  #callsOf(owner: FunctionNode): readonly (readonly Expression[])[] | undefined {
    if (!this.#callers.has(owner)) this.#callers.set(owner, this.#findCalls(owner));
    return this.#callers.get(owner);
  }

  #findCalls(owner: FunctionNode): (readonly Expression[])[] | undefined {
    const calls: (readonly Expression[])[] = [];
    const named = owner.parent;
    if (isVariableDeclaration(named) && isIdentifier(named.name)) {
      const symbol = this.symbolOf(named.name);
      const file = owner.getSourceFile().fileName;
      for (const handle of symbol ? this.#checker.getReferencesToSymbolInFile(file, symbol) : []) {
        const use = handle.resolve();
        if (use && isCallExpression(use.parent) && use.parent.expression === use) {
          calls.push(use.parent.arguments);
        } else if (!isMention(use)) return undefined;
      }
      return calls;
    }
    const usages = this.#checker.getSignatureUsage(owner);
    for (const { name, call } of usages) {
      const node = call?.resolve();
      if (node && isCallExpression(node)) calls.push(node.arguments);
      else if (!isMention(name.resolve())) return undefined;
    }
    return calls;
  }
}

/** A name in an import or export, or of the declaration itself: no use of the value. */
const isMention = (name: Node | undefined): boolean => {
  for (let node = name; node && !isSourceFile(node); node = node.parent) {
    if (isImportSpecifier(node) || isExportSpecifier(node)) return true;
  }
  return (
    name !== undefined && isIdentifier(name) && 'name' in name.parent && name.parent.name === name
  );
};

/** An array that grows after it was made is not what its declaration says. */
const isChangedLater = ({ name, parent }: VariableDeclaration): boolean => {
  if (!isIdentifier(name)) return false;
  const scope = parent.parent.parent;
  return new RegExp(
    String.raw`\b${name.text}(\.(push|unshift|splice|pop|shift|set|add|delete)\(|\[[^\]]*\] = )`,
  ).test(scope.getText());
};

/** The part of a value that an element of a pattern takes. */
export const elementOf = (
  node: BindingElement,
  whole: unknown,
  evaluate: (expression: Expression) => unknown,
): unknown => {
  if (typeof whole !== 'object' || whole === null || whole instanceof Unknown) return untold;
  const named = node.propertyName ?? node.name;
  const key = isObjectBindingPattern(node.parent)
    ? named && 'text' in named && String(named.text)
    : (node.parent as BindingPattern).elements.indexOf(node);
  if (node.dotDotDotToken || key === undefined || key === false) return untold;
  const part = (whole as Record<string | number, unknown>)[key];
  return part === undefined && node.initializer ? evaluate(node.initializer) : part;
};
