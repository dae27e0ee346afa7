import type {
  ArrowFunction,
  FunctionDeclaration,
  FunctionExpression,
  Node,
} from 'typescript/unstable/ast';
import { isIdentifier, isStringLiteral } from 'typescript/unstable/ast/is';

/** Symbols of the compiler, by id, with what they stand for in a call that is being evaluated. */
export type Environment = ReadonlyMap<number, unknown>;

export type FunctionNode = ArrowFunction | FunctionDeclaration | FunctionExpression;

/** A function of the program, to be evaluated where it is called. */
export class Closure {
  readonly node: FunctionNode;
  readonly environment: Environment;

  constructor(node: FunctionNode, environment: Environment) {
    this.node = node;
    this.environment = environment;
  }
}

/** What only the running program knows. The key tells two of them apart. */
export class Unknown {
  readonly key: string;
  readonly text: string;
  readonly isNumber: boolean;

  constructor(key: string, text: string, isNumber = false) {
    this.key = key;
    this.text = text;
    this.isNumber = isNumber;
  }
}

/** A value that is worked out when it is first needed: most arguments never are. */
export class Lazy {
  #make: (() => unknown) | undefined;
  #value: unknown;

  constructor(make: () => unknown) {
    this.#make = make;
  }

  get value(): unknown {
    if (this.#make) {
      const make = this.#make;
      this.#make = undefined;
      this.#value = make();
    }
    return this.#value;
  }
}

/** Thrown where a statement has a part in it that only the running program knows. */
export class Unreadable extends Error {}

/** What stands in a template for a number of the running program: any is as good. */
const anyNumber = '7';

/** @param before what stands before the value in its template. */
export const asText = (value: unknown, before: string): string => {
  if (value instanceof Closure) throw new Unreadable('a function');
  if (!(value instanceof Unknown)) return String(value);
  if (value.isNumber && !before.endsWith('$')) return anyNumber;
  throw new Unreadable(value.text.replaceAll(/\s+/g, ' ').slice(0, 60));
};

/** The name of a property, where it is written out. */
export const nameOf = (property: Node): string | undefined => {
  if (!('name' in property)) return undefined;
  const name = (property as Node & { name: Node | undefined }).name;
  return name && (isIdentifier(name) || isStringLiteral(name)) ? name.text : undefined;
};

export const unknownAt = (node: Node): Unknown =>
  new Unknown(`${node.getSourceFile().path} ${node.pos}`, node.getText());
