import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { itemKindMessages } from '@lienzo/schema/messages/item-kind-messages';
import { ITEM_KINDS, ITEM_TYPES } from '@lienzo/schema/report/item';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { insertKind } from '../actions/inserting.ts';
import { KIND_ICONS } from '../kinds/kind-icons.ts';
import { useEditorStore } from '../store/use-editor.ts';
import classes from './panels.module.css';

/** The palette of item kinds: dragged onto the page, or inserted by a click or Enter. */
export function Palette() {
  const store = useEditorStore();
  return (
    <div className={classes.palette}>
      {ITEM_KINDS.map((kind) => {
        const Icon = KIND_ICONS[kind];
        return (
          <UnstyledButton
            key={kind}
            className={classes.entry}
            data-lz-palette={kind}
            onClick={() => insertKind(store, kind)}
          >
            <Icon size={19} stroke={1.5} />
            <VisuallyHidden>{editorPanelMessages.palette.add}</VisuallyHidden>
            <span>
              <strong>{ITEM_TYPES[kind].etiqueta}</strong>
              <small>{itemKindMessages[kind].use}</small>
            </span>
          </UnstyledButton>
        );
      })}
    </div>
  );
}
