import { editorConditionMessages as messages } from '@lienzo/schema/messages/editor-condition-messages';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEditor } from '../../store/use-editor.ts';
import classes from '../canvas.module.css';

/** In the corner of an item with a condition: whether it is printed. Never printed itself. */
export function ConditionMark({ formula }: { formula: string }) {
  const value = useEditor((state) => state.formulaResults.outcomes.get(formula)?.value);
  const isHidden = value === false;
  const Icon = isHidden ? IconEyeOff : IconEye;
  const text = isHidden ? messages.hidden : value === true ? messages.shown : messages.unknown;
  return (
    <span className={classes.condition} data-hidden={isHidden || undefined} title={text}>
      <Icon size={12} stroke={1.8} aria-hidden />
      <span>{isHidden ? messages.hidden : messages.unknown}</span>
    </span>
  );
}
