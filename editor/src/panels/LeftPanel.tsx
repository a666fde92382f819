import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { useEditor } from '../store/use-editor.ts';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';
import classes from './panels.module.css';

/** The left pane: the palette and the outline. */
export function LeftPanel() {
  const readOnly = useEditor((state) => state.readOnly);
  return (
    <div className={classes.panel}>
      {readOnly ? null : (
        <section className={classes.block} aria-labelledby="lz-palette">
          <h2 id="lz-palette" className={classes.heading}>
            {editorPanelMessages.palette.title}
          </h2>
          <Palette />
        </section>
      )}
      <section className={classes.block} aria-labelledby="lz-outline">
        <h2 id="lz-outline" className={classes.heading}>
          {editorPanelMessages.outline.title}
        </h2>
        <Outline />
      </section>
    </div>
  );
}
