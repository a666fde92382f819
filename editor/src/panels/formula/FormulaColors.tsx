import type { Ref } from 'react';
import classes from './formula.module.css';
import { formulaChunks } from './formula-chunks.ts';

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
      {formulaChunks(text, problem).map(({ kind, text: chunk, isWrong }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the chunks of a text have no names
        <span key={index} data-kind={kind} data-wrong={isWrong || undefined}>
          {chunk}
        </span>
      ))}
      {/* A last line without letters has a height too. */}
      {'\n'}
    </div>
  );
}
