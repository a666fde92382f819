/**
 * Whether a dialog is open. What its fields hear comes to the editor too, through React's tree, and so does what is pressed
 * before the dialog has taken the focus.
 */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;
