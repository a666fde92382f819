import type { Ref } from 'react';
import classes from './formula.module.css';
import type { FormulaChunk } from './formula-chunks.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  chunks: readonly FormulaChunk[];
};

/** The colours of a formula, below the field that it is typed into; whoever cannot see it reads the field. */
export function FormulaColors({ ref, chunks }: Props) {
  return (
    <div ref={ref} className={classes.colors} aria-hidden>
      {chunks.map(({ kind, text: chunk, isWrong }, index) => (
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
