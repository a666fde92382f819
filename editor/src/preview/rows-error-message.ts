import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';

/** The error message of a failed rows request, for the person. */
export const rowsErrorMessage = (reason: unknown): string =>
  reason instanceof Error ? reason.message : editorCanvasMessages.rows.failed;
