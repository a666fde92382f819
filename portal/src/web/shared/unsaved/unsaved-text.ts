import { shellMessages } from '@lienzo/schema/messages/shell-messages';

/** What is asked before unsaved changes are lost. */
export const UNSAVED_QUESTION = {
  title: shellMessages.unsavedTitle,
  text: shellMessages.unsavedText,
  verb: shellMessages.unsavedLeave,
  cancel: shellMessages.unsavedStay,
  isHard: true,
};
