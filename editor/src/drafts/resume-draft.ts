import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { perform } from '../actions/perform.ts';
import type { ReportDraft } from '../host/report-editor-host.ts';
import { replaceDocument } from '../model/commands/replace-document.ts';
import { fromReport } from '../model/from-report.ts';
import { NO_SELECTION } from '../model/selection.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { announce } from '../store/slices/notice-slice.ts';
import { withdrawDraft } from '../store/slices/save-slice.ts';
import { closeText } from '../store/slices/text-slice.ts';

/** Goes on with a draft: one history entry, so that it can be undone. */
export function resumeDraft(store: EditorStore, draft: ReportDraft): void {
  perform(store, (document) => replaceDocument(document, fromReport(draft.report)), {
    label: editorCommandMessages.steps.recoverDraft,
    selection: NO_SELECTION,
  });
  store.getState().drafts?.resumed(draft);
  withdrawDraft(store);
  closeText(store);
  announce(store, editorCommandMessages.done.draftRecovered);
}
