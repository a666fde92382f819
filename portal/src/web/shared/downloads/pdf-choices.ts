import type { ReportOrder } from './download-jobs';

/** The dialog of the PDF options as it is filled in. */
export type PdfChoices = {
  orientation: 'vertical' | 'horizontal';
  outline: boolean;
  accessible: boolean;
  archive: boolean;
  protect: boolean;
  /** Kept while `protect` is off, so that turning it on again loses nothing. */
  password: string;
};

export const NO_PDF_CHOICES: PdfChoices = {
  orientation: 'vertical',
  outline: false,
  accessible: false,
  archive: false,
  protect: false,
  password: '',
};

type Option = 'outline' | 'accessible' | 'archive' | 'protect';

/** Sets an option; a PDF/A has no password, so each of the two turns the other off. */
export function withChoice(choices: PdfChoices, option: Option, on: boolean): PdfChoices {
  const next = { ...choices, [option]: on };
  if (on && option === 'archive') next.protect = false;
  if (on && option === 'protect') next.archive = false;
  return next;
}

/** What the API is asked for; null while the password is missing. */
export function pdfOrder(choices: PdfChoices): Pick<ReportOrder, 'format' | 'orientation' | 'pdf'> | null {
  const { orientation, outline, accessible, archive, protect, password } = choices;
  if (protect && password === '') return null;
  return {
    format: 'pdf',
    orientation,
    pdf: {
      outline,
      accessible,
      archive,
      ...(protect ? { password: { open: password } } : {}),
    },
  };
}
