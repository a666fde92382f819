/** A form with one file, as a browser sends it. */
export function fileForm(name: string, content: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  // What the browser claims about the type is never believed, so it claims nonsense.
  form.set('file', new File([content], name, { type: 'application/x-claimed' }));
  return form;
}
