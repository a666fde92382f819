const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A complete PNG of one pixel. */
export const onePixel = (): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(PNG, 'base64'));

/** A form with that PNG as its file, and these fields. */
export function pixelForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([onePixel()], 'logo.png', { type: 'image/png' }));
  return form;
}
