import { editorStartMessages } from '@lienzo/schema/messages/editor-start-messages';
import { leadToNeed } from '../../actions/navigating.ts';
import type { Need } from '../../model/first-need.ts';
import { useEditorStore } from '../../store/use-editor.ts';
import classes from '../canvas.module.css';

/** The first action of an item that lacks something, in its place on the page. */
export function FirstStep({ uuid, need }: { uuid: string; need: Need }) {
  const store = useEditorStore();
  return (
    <div className={classes.firstStep}>
      <button type="button" data-lz-no-drag onClick={() => leadToNeed(store, uuid)}>
        {editorStartMessages.needs[need]}
      </button>
    </div>
  );
}
