import type { FormulaType } from './formula-type.ts';

/** A formula whose types are checked; `size` counts its operations. */
export type TypedNode = { type: FormulaType; start: number; end: number } & (
  | { kind: 'number' | 'text'; value: string }
  | { kind: 'logical'; value: boolean }
  /** An empty value of its type. */
  | { kind: 'empty' }
  | { kind: 'column'; key: string }
  | { kind: 'call'; name: string; args: TypedNode[] }
);

/** The text "", which also stands for an empty value of any type. */
export const isEmptyText = (node: TypedNode): boolean => node.kind === 'text' && node.value === '';
