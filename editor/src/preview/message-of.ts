import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';

/** Why rows did not come, in words for the person. */
export const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : editorCanvasMessages.rows.failed;
