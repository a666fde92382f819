import { isTableFunction, parametersOf } from '@lienzo/schema/formula/function-table';
import { editorFormulaMessages as messages } from '@lienzo/schema/messages/editor-formula-messages';
import { formulaHelpMessages, tableFunctionMessages } from '@lienzo/schema/messages/formula-help-messages';
import classes from './formula.module.css';
import { functionAt } from './function-at.ts';

/** Help for the function that is being written. */
export function FormulaHelp({ text, caret }: { text: string; caret: number }) {
  const name = functionAt(text, caret);
  if (name === undefined) return null;
  const { help, example, result } = isTableFunction(name)
    ? tableFunctionMessages[name]
    : formulaHelpMessages[name];
  const parameters = parametersOf(name).map((one) => (one.isOptional ? `[${one.name}]` : one.name));
  return (
    <div className={classes.help}>
      <code>{`${name}(${parameters.join('; ')})`}</code>
      <p>{help}</p>
      <code>{messages.example(example, result)}</code>
    </div>
  );
}
