import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { withdrawDraft } from '../store/slices/save-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './DraftBar.module.css';
import { draftTime } from './draft-time.ts';
import { resumeDraft } from './resume-draft.ts';

/** Offers the unsaved draft of an earlier session, here or on another machine. */
export function DraftBar() {
  const store = useEditorStore();
  const draft = useEditor((state) => state.draft);
  const drafts = useEditor((state) => state.drafts);
  if (draft === null) return null;
  const isOutdated = draft.basedOn !== null && draft.basedOn !== drafts?.version();
  return (
    <div className={classes.bar} role="status">
      <IconHistory size={17} stroke={1.6} aria-hidden />
      <span className={classes.words}>
        {editorBarMessages.draft.unsaved(draftTime(draft.at, Date.now()))}
        {isOutdated ? <>. {editorBarMessages.draft.savedSince}</> : null}
      </span>
      <Button size="compact-sm" variant="light" onClick={() => resumeDraft(store, draft)}>
        {editorBarMessages.draft.recover}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => withdrawDraft(store)}>
        {editorBarMessages.draft.discard}
      </Button>
    </div>
  );
}
