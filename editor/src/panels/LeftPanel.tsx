import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconListTree } from '@tabler/icons-react';
import { useId } from 'react';
import { setOutline } from '../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { isOutlineVisible } from '../store/visible-panes.ts';
import { BlockList } from './BlockList.tsx';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';
import classes from './panels.module.css';

/** The left pane: the palette as a rail with the outline beside it; over a narrow page one below the other. */
export function LeftPanel() {
  const narrow = useEditor((state) => state.room === 'narrow');
  const outline = useEditor(isOutlineVisible);
  const id = useId();
  if (narrow) return <StackedPanel />;
  return (
    <div className={classes.leftPane}>
      <PaletteRail outlineId={id} />
      {outline ? (
        <div id={id} className={classes.outlinePane}>
          <OutlineBlock />
        </div>
      ) : null}
    </div>
  );
}

function StackedPanel() {
  const readOnly = useEditor((state) => state.readOnly);
  return (
    <div className={classes.panel}>
      {readOnly ? null : (
        <section className={classes.block} aria-labelledby="lz-palette">
          <h2 id="lz-palette" className={classes.heading}>
            {editorPanelMessages.palette.title}
          </h2>
          <Palette />
          <BlockList rail={false} />
        </section>
      )}
      <OutlineBlock />
    </div>
  );
}

function PaletteRail({ outlineId }: { outlineId: string }) {
  const store = useEditorStore();
  const readOnly = useEditor((state) => state.readOnly);
  const outline = useEditor(isOutlineVisible);
  return (
    <div className={classes.rail}>
      {readOnly ? null : <Palette rail />}
      {readOnly ? null : <BlockList rail />}
      <Tooltip label={editorPanelMessages.outline.title} position="right" openDelay={400}>
        <UnstyledButton
          className={classes.railToggle}
          aria-expanded={outline}
          aria-controls={outline ? outlineId : undefined}
          aria-label={editorPanelMessages.outline.title}
          onClick={() => setOutline(store, !outline)}
        >
          <IconListTree size={20} stroke={1.5} />
          <span>{editorPanelMessages.outline.short}</span>
        </UnstyledButton>
      </Tooltip>
    </div>
  );
}

function OutlineBlock() {
  return (
    <section className={classes.block} aria-labelledby="lz-outline">
      <h2 id="lz-outline" className={classes.heading}>
        {editorPanelMessages.outline.title}
      </h2>
      <Outline />
    </section>
  );
}
