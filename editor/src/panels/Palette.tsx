import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { ITEM_KINDS, ITEM_TYPES } from '@lienzo/schema/report/item';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { insertKind } from '../actions/inserting.ts';
import { KIND_ICONS } from '../kinds/kind-icons.ts';
import { useEditorStore } from '../store/use-editor.ts';
import classes from './panels.module.css';

/** The palette of item kinds: dragged onto the page, or inserted by a click or Enter. As a rail, icons over names. */
export function Palette({ rail = false }: { rail?: boolean }) {
  const store = useEditorStore();
  return (
    <div className={rail ? classes.railEntries : classes.palette}>
      {ITEM_KINDS.map((kind) => {
        const Icon = KIND_ICONS[kind];
        return (
          <Tooltip
            key={kind}
            label={itemKindMessages[kind].use}
            position="right"
            openDelay={400}
            disabled={!rail}
          >
            <UnstyledButton
              className={rail ? classes.railEntry : classes.entry}
              data-lz-palette={kind}
              onClick={() => insertKind(store, kind)}
            >
              <Icon size={rail ? 20 : 19} stroke={1.5} />
              <VisuallyHidden>{editorPanelMessages.palette.add}</VisuallyHidden>
              <span>
                <strong>{ITEM_TYPES[kind].etiqueta}</strong>
                {rail ? (
                  <VisuallyHidden>{itemKindMessages[kind].use}</VisuallyHidden>
                ) : (
                  <small>{itemKindMessages[kind].use}</small>
                )}
              </span>
            </UnstyledButton>
          </Tooltip>
        );
      })}
    </div>
  );
}
