/** A CSS colour as the browser writes it (`rgb(1, 2, 3)`) or `#rrggbb`, as `#rrggbb`; null for any other. */
export function hexColorOf(css: string): string | null {
  if (/^#[0-9a-f]{6}$/i.test(css)) return css.toLowerCase();
  const parts = /^rgb\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})\)$/.exec(css);
  if (parts === null) return null;
  const bytes = parts.slice(1).map(Number);
  if (bytes.some((byte) => byte > 255)) return null;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
