const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for HTML content and double-quoted attributes. Control characters that HTML, PDF and XML forbid are
 * removed; newlines and tabs stay.
 */
export function escapeHtml(text: string): string {
  return removeControls(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Removes what `escapeHtml` removes. */
export const removeControls = (text: string): string => text.replace(CONTROL, '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g;
