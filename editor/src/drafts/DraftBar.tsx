import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { perform } from '../actions/perform.ts';
import { replaceDocument } from '../model/commands/replace-document.ts';
import { fromReport } from '../model/from-report.ts';
import { NO_SELECTION } from '../model/selection.ts';
import { announce } from '../store/slices/notice-slice.ts';
import { withdrawDraft } from '../store/slices/save-slice.ts';
import { closeText } from '../store/slices/text-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './DraftBar.module.css';
import { draftTime } from './draft-time.ts';

/** Offers the unsaved draft of an earlier session; restoring it is one history entry, so that it can be undone. */
export function DraftBar() {
  const store = useEditorStore();
  const draft = useEditor((state) => state.draft);
  if (draft === null) return null;
  const recover = (): void => {
    perform(store, (document) => replaceDocument(document, fromReport(draft.report)), {
      label: editorCommandMessages.steps.recoverDraft,
      selection: NO_SELECTION,
    });
    withdrawDraft(store);
    closeText(store);
    announce(store, editorCommandMessages.done.draftRecovered);
  };
  return (
    <div className={classes.bar} role="status">
      <IconHistory size={17} stroke={1.6} aria-hidden />
      <span className={classes.words}>
        {editorBarMessages.draft.unsaved(draftTime(draft.at, Date.now()))}
      </span>
      <Button size="compact-sm" variant="light" onClick={recover}>
        {editorBarMessages.draft.recover}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => withdrawDraft(store)}>
        {editorBarMessages.draft.discard}
      </Button>
    </div>
  );
}
