import type { Ref } from 'react';
import classes from './formula.module.css';
import { formulaPieces } from './formula-pieces.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  text: string;
  /** The place of what is wrong. */
  problem: { start: number; end: number } | null;
};

/** The colours of a formula, below the field that it is typed into; whoever cannot see it reads the field. */
export function FormulaColors({ ref, text, problem }: Props) {
  return (
    <div ref={ref} className={classes.colors} aria-hidden>
      {formulaPieces(text, problem).map(({ kind, text: piece, isWrong }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no names
        <span key={index} data-kind={kind} data-wrong={isWrong || undefined}>
          {piece}
        </span>
      ))}
      {/* A last line without letters has a height too. */}
      {'\n'}
    </div>
  );
}
