/** A form with one file, as a browser sends it. */
export function fileForm(name: string, content: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  // The declared media type must be ignored, so it is wrong on purpose.
  form.set('file', new File([content], name, { type: 'application/x-claimed' }));
  return form;
}
