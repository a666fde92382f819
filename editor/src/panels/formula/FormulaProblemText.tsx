import type { FormulaProblem } from '@lienzo/schema/formula/formula-error';
import classes from './formula.module.css';

/** Characters around what is wrong. */
const AROUND = 24;

/** What is wrong with a formula: the place with its surroundings, and a sentence. */
export function FormulaProblemText({ text, problem }: { text: string; problem: FormulaProblem }) {
  const { start, end, message } = problem;
  const from = Math.max(0, start - AROUND);
  const marked = text.slice(start, Math.min(end, start + 2 * AROUND));
  return (
    <div className={classes.problem} role="alert">
      <code>
        {from > 0 ? '…' : ''}
        {text.slice(from, start)}
        <mark>{marked === '' ? ' ' : marked}</mark>
        {text.slice(end, end + AROUND)}
        {end + AROUND < text.length ? '…' : ''}
      </code>
      <p>{message}</p>
    </div>
  );
}
