export const UPLOAD_PANEL = 'cargas';

/** Brings the keyboard to the panel of uploads, once it is there. */
export const focusPanel = (): void => document.getElementById(UPLOAD_PANEL)?.focus();
