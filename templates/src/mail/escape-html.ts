const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, also inside of an attribute's quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
