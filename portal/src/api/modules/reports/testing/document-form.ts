import { docxPackage, paragraph } from '../../documents/testing/docx-package.ts';

/** A form with a document of Word as its file. */
export function documentForm(
  bytes: Uint8Array = docxPackage(paragraph('Nómina de enero')),
  name = 'reporte.docx',
): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return form;
}
